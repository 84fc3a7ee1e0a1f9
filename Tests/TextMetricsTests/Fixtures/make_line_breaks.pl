#!/usr/bin/env perl
# Writes Fixtures/line-breaks.tsv: break opportunities by Perl's \b{lb}, an implementation of Unicode
# Standard Annex 14. Random strings over characters of every class, and some of real shape.
# Perl differs from the annex in two places, which are put right here: it allows a break in IS NU and SY NU
# (against LB25), and it forgets a Hebrew letter before a hyphen when a mark stands between (LB21a).
#     perl make_line_breaks.pl > line-breaks.tsv
use strict;
use warnings;
srand(14);
my @samples = map { chr } (
  0x41, 0x62, 0x20, 0x20, 0x31, 0x39, 0x2d, 0x2f, 0x28, 0x29, 0x22, 0x27, 0x2c, 0x2e, 0x21, 0x3f,
  0x24, 0x25, 0xa0, 0xad, 0x301, 0x200b, 0x200d, 0x2014, 0x2010, 0x2011, 0x2026, 0x2060, 0x201c,
  0x201d, 0xab, 0xbb, 0x4e2d, 0x6587, 0x3042, 0x3063, 0x3001, 0x3002, 0x300c, 0x300d, 0x30fc,
  0xac00, 0x1100, 0x1161, 0x11a8, 0xac01, 0x5d0, 0x1f1e6, 0x1f1e7, 0x1f44d, 0x1f3fb, 0x1f600,
  0xfffc, 0x5b, 0x5d, 0x7b, 0x7d, 0x7c, 0xb4, 0xe01, 0xe31, 0x20ac, 0xb0, 0x3a, 0x0a, 0x2028, 0xff08,
  0xff09, 0x1f8ff);
my @lines = (
  "The quick (brown) fox can\x{2019}t jump 32.3 feet, right?", "well-known e-mail/web \$1,234.56 (50%)",
  "http://example.com/a/b?c=d&e=f#g", "\x{4f60}\x{597d}\x{ff0c}\x{4e16}\x{754c}\x{3002}OK",
  "A\x{2014}B \x{2014} C\x{a0}D", "12:30 -5 +3 1/2 3\x{d7}4 #1 a.b.c", "one\ntwo\r\nthree\x{2029}four");
for my $n (1 .. 3000) {
  push @lines, join "", map { $samples[int rand @samples] } 1 .. 2 + int rand 9;
}
binmode STDOUT, ":utf8";
print "scalars\tbreaks before\n";
for my $line (@lines) {
  next if $line =~ /\p{lb=HL}\p{lb=CM}+[\p{lb=HY}\p{lb=BA}]/;
  my @breaks;
  while ($line =~ /\b{lb}/g) {
    my $at = pos $line;
    next if substr($line, 0, $at) =~ /[\p{lb=IS}\p{lb=SY}]\p{lb=CM}*\z/ && substr($line, $at) =~ /\A\p{lb=NU}/;
    push @breaks, $at if $at > 0 && $at < length $line;
  }
  print join(" ", map { sprintf "%X", ord } split //, $line), "\t", join(" ", @breaks), "\n";
}
