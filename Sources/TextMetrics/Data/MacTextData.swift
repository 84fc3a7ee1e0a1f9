// swift-format-ignore-file
// Written by Tools/text-fit/mac.py; do not edit.

/// What texts of macOS up to 19 points have more than the tables of the system font tell: 1e-4 em.
///
/// Fitted to widths of labels and buttons stored in public Interface Builder documents. No text of the documents
/// is here.
enum MacTextData {
  /// By era, for every character.
  static let eras: StaticString = """
    new:-1 old:1 xcode8:3 xcode7:0
    """

  /// Value, then letters, from Xcode 12 on.
  static let letters: StaticString = #"""
    -10 / -7 Fb -4 UZp -3 58<ac -2 %2349>Thlz• -1 "7CEQ[]s…→ 1 !*+16:DWfmrv{}– 2 #ABHJLMNO_`d’₺ 3 ()?@iny 4 Peko 5 ␠Xtw 6 0x 7 S 9 '
    """#

  /// The same before Xcode 12.
  static let earlyLetters: StaticString = #"""
    -9 / -8 F -7 b -6 a -4 8UZl -3 25pz -2 %349<CTc• -1 "-7>DEKQV[]r…→ 1 *+16:AORWdfghms{}п– 2 !BHJMN_`iuv’₺ 3 #()Py 4 0?@Len 5 Xkw 6 o 7 tx 9 ␠S 10 '
    """#

  /// Left letter, then value and right letters; ␠ is a blank.
  static let pairs: StaticString = #"""
    ␠ -35 cw -33 e -26 2 -25 o -23 V -21 Z -19 SW -17 3 -14 Q -13 C -12 U -11 BM -10 → -9 ␠ -8 Jh -7 "j -6 8= -5 1Ev -4 #/?© -3 д -2 4оч -1 :FYl|°аилр 1 7G 2 0<[зп 3 gq 4 &.iny{ 5 %>u~ 6 !)5Nz₺ 7 K– 9 Pk 11 X`sx 12 ADR 13 t 15 b 17 Hr 18 -p 20 a 21 f 22 I 24 m 25 T 33 '(
    ! -9 >
    " -7 NT -5 ␠ 1 s 2 H 7 S
    # 2 V 9 X 21 #
    $ -5 6 1 1 5 9 6 4
    % -16 l
    & 4 ␠
    ' -1 BR 3 P 4 A 6 MS 7 C 9 s 12 l 16 t 18 ␠ 26 H
    ( -15 0 -12 R -10 2 -8 B -6 L -4 @DO -3 8U -2 5 -1 - 1 .1gisu 3 W 4 m 5 PScer 6 ␠d 8 I 9 t 11 N 12 n 14 4
    ) -1 > 1 ?p 5 ␠
    * 5 P 6 *
    + -10 ␠ -9 c -4 i 2 s 6 06
    , -23 2 -1 3 15 ␠
    - -16 O -12 i -10 3 -9 P -8 R -7 4 -6 :oz -5 l -2 EZs∞ -1 )8c 1 0 4 f 5 - 6 >A 7 C 9 1Ha 11 ␠2
    . -36 c -27 2 -21 9 -19 0 -18 5 -15 4 -14 3 -13 ) -7 n -5 a -4 o -3 jrs -2 7Ce -1 6w 4 ␠ 5 g 6 i 8 R 12 . 39 1
    / -44 / -28 t -14 m -12 As -8 o -7 Wcgi -6 y -5 3 -4 ␠j -3 MTU -2 FPS -1 I 2 5 4 126 8 X 12 d 13 0 30 D
    0 -17 ␠ -16 .8 -9 , -6 - -4 0 -2 ? -1 4H 2 %px 4 )m 6 56: 7 2d 8 n 13 1 14 (/X 16 3 23 ₺
    1 -15 14 -8 5 -6 8> -5 0 -4 )6 -2 9:s -1 c 2 7 9 / 12 3 14 , 21 2 24 .
    2 -20 8 -19 3 -17 5: -13 . -12 4 -9 GV -8 ,B -3 D 1 > 3 26 4 ) 7 / 8 7c 10 ␠ 11 - 18 1 24 0
    3 -20 4 -8 s -7 .5 -1 3 1 / 2 g 3 1 5 ,: 6 9 7 } 13 0 16 2 19 8 22 ␠
    4 -26 5 -16 ␠ -14 / -6 8 -4 .h 1 3 2 1: 3 x 4 2 8 4 14 0
    5 -23 3 -9 .1M -8 2 -7 / -3 6 -1 % 1 , 2 ␠ 3 5 4 : 5 4 16 0
    6 -17 7 -5 . -1 59: 3 - 6 ␠4 7 / 8 G 20 0
    7 -10 8 -8 3 -4 h -3 ␠5 -2 /2 3 : 4 -
    8 -17 . -10 5 -8 7A -6 16 -3 ,- -2 4 -1 8 6 39G 7 ␠ 18 0
    9 -9 > -8 1 -5 ␠ -4 5 -3 3p -2 , -1 . 4 9 10 0
    : -44 / -29 ␠ -9 2 -8 K -6 - -5 0 -4 3A 2 4 4 1 6 ) 13 5
    < -17 C -16 P -14 D -12 E -9 $ -8 R -7 AI -6 r -5 Tcv -2 Bh 1 V 2 ␠ 3 w 5 HMl 6 -O 9 S 11 n 23 s
    = -6 ␠
    ? 5 ␠ 26 '
    @ -7 N -4 f -2 c 1 mr 3 e 5 d 13 B 14 s 20 n
    A -32 d -27 u -17 e -15 g -14 c -12 B -11 P -10 ␠Y -8 G -4 m -3 U -2 1 -1 C 1 Daz 2 ATf 3 LRS 4 Iv 6 N 7 w 8 / 10 l 11 Mb 15 p 17 s 20 n 34 t 36 r
    B -13 T -8 ACF -7 u -5 D -4 EU -3 r -2 /O 1 ␠NY 2 y 3 R 5 o 7 I 8 i 11 a 18 l 34 e
    C -38 e -29 P -15 ␠u -12 a -8 D -7 V -6 - -4 T -3 AI -1 OSi 1 U 3 HK 6 L 9 ) 10 y 13 l 17 r 29 h 36 o
    D -35 o -20 E -7 ␠A -5 O -4 :Y -3 F -2 >U 1 M 2 R 3 I} 7 K 8 N 9 ?u 12 D 14 i 15 S 18 a 25 r
    E -22 f -20 a -14 D -13 p -10 s -9 U -8 ␠Fr -7 > -3 n -2 EQRXd -1 N 1 M 2 T 3 V 4 A 5 K 6 L 7 G 8 P 10 O 11 C 12 v 25 x 26 m
    F -79 a -26 r -22 l -20 i -8 9DS -7 ␠O -3 Y -2 ,U -1 FWn 1 I 3 A 15 u 46 e 48 o
    G -33 i -16 l -14 ␠ -13 B -9 E -7 u -5 N -1 FP 1 CH 2 I 3 Sa 7 _ 12 e 14 hr 18 o 24 O
    H -15 u -9 O -5 S -3 ␠A -2 By -1 bz 3 >T 6 E 8 i 9 e 21 o 23 a
    I -25 N -19 n -11 s -8 f -7 IKcd -6 F -5 .DGS -2 V -1 Et 1 L 2 AP 3 m 8 p 9 T 12 O 14 MX 18 g 29 ␠
    J -14 i -1 OP 6 SW 7 p 11 a 15 o
    K -26 i -10 a -8 e -2 BS 1 L 2 n 9 ␠A 17 )
    L -19 A -15 eo -10 S -8 D -5 I -4 Ls -3 /T 1 G 2 BO 5 P 6 Ei 9 . 12 ␠ 29 : 32 a
    M -23 o -15 I -7 i -6 FM -5 E -2 ␠ -1 BD 1 U 2 O 3 Lq 5 P 7 G 8 y 9 e 13 : 28 a
    N -15 i -13 e -10 Eo -9 AO -7 F -5 L -4 1 -3 T -2 ␠.S -1 MU 3 C 4 Y 5 -> 6 B 10 DI 17 a 20 G 27 u
    O -19 k -16 W -15 b -13 v -11 ␠ -10 l -8 o -7 T -6 u -5 B -4 F -3 V -2 >m -1 A 1 MZcn 2 RUX 4 PS 5 p 6 t 7 N 10 G 16 f 17 w 18 r 22 IK
    P -32 l -25 I -21 U -16 o -7 NX -5 2R -4 04C -3 !D -2 e -1 P 4 h 5 >ay 6 L 8 ␠E 9 uv 10 S 12 A 14 M 16 T 18 i 22 Or 26 w
    Q -9 R -8 L -4 u 1 U
    R -22 G -9 Pp -7 Oo -6 e -4 Cı -2 i -1 u 1 ] 2 FIY 3 E 7 Ta 11 AS 15 L
    S -35 h -18 H -16 p -10 l -9 Mm -8 Qq -6 in -4 N -3 CEU -2 KO -1 ␠ 1 B 4 IVk 5 S 6 , 8 u 9 DT 10 L 11 c 14 o 15 P 16 Aw 24 e 26 y 29 a
    T -62 a -35 o -18 C -14 e -12 M -8 AO -7 L -3 : 1 EH 2 Rx 3 r 4 Xu 6 PV 7 i 8 Y 10 BUh 12 w 17 ␠T 26 y
    U -43 s -39 p -17 ␠ -12 La -11 T -6 z -5 c -2 E -1 n 1 l 4 PS 5 : 7 y 9 N 18 R 19 I 24 U
    V -18 P -11 i -7 o -3 C -2 3 4 G 6 ␠ 10 E 24 e
    W -8 O -7 D -5 Nr -1 ␠ 2 o 3 a 5 W 6 T 10 i 11 e 15 h
    X -2 I 2 E 3 X 5 :i 6 ␠ 7 'c 8 AM
    Y -11 o -10 u -7 O -3 : -2 -L 1 E] 3 F 4 a 10 ␠ 12 >e
    Z -31 o -19 e -5 : -1 h 1 E
    [ -15 T -5 D -4 M 1 CY 14 B
    ] 1 ␠
    _ 1 _pv 2 O 3 f 4 n 7 2
    ` -2 c 11 ␠ 12 U
    a -33 w -26 r -18 n -15 t -11 c -9 ␠b -6 , -5 g -4 ) -2 F -1 Veu 2 y 3 !dl 5 .ix 6 a 7 hp 8 2m 11 v 12 j 13 Pk 16 s
    b -32 l -18 e -13 y -9 st -8 f -7 ␠a -6 -: -3 . -1 A 1 r 2 Sjp 3 m 5 V 7 k 11 u 13 g 17 i 18 o
    c -20 lr -13 / -11 ehsu -8 n -7 B -6 Im -4 . -3 aqy 2 > 4 , 5 )c 9 t 13 o 14 : 15 k 20 i 23 ␠
    d -44 : -22 a -20 i -18 . -17 I -13 u -9 S -8 - -7 ␠ -5 U] -4 ) -3 fy -2 v 1 (Dn 2 !,K 3 Fp 4 b 5 m 7 w 8 V 9 l 10 Bt 12 ı 13 o 17 >e 18 L 24 ? 25 s 32 d
    e -30 m -17 f -15 ] -13 Pa -12 x -10 T -9 b -8 ,l -6 ?Lhp -5 Sek -4 … -3 -./ -2 IO -1 ␠t 1 d 3 G 4 2KRu 5 !} 8 1>is 9 co 11 q 12 r 13 v 14 @ 17 ) 18 'wy 20 g 43 :
    f -18 s -7 e 1 lr 2 ␠ino 3 :t 4 f 5 auy
    g -30 a -26 … -21 n -14 os -11 c -9 b -7 rı -6 y -4 eh -2 t -1 FYZ 1 "m 2 ␠ 3 Mu 5 : 7 '/g 8 i 12 ` 15 . 17 l
    h -40 t -23 u -17 d -13 ␠X -11 . -8 :} -7 >Ke -4 l -3 2ar -2 ,y -1 ® 2 n 6 m 10 i 11 o 13 s 16 b
    i -19 r -15 f -12 acv -11 g -10 K -8 )kt -7 - -5 e -4 / -2 ␠ -1 7 2 s 3 Tdp 4 Sbz 5 l 6 ,B 9 n 11 Co 13 :ux 15 . 17 m 22 P
    j -14 s -1 o 1 u 7 p 10 e
    k -21 s -12 u -10 n -9 DG -8 gt -7 ? -6 )d -5 Ca -3 c 1 O 2 b 3 , 5 "fl 6 Tp 8 m 10 !e 13 @ 18 . 25 ␠
    l -18 o -14 :u -13 y -11 @ -8 ␠ -7 hı -5 w -4 )v -3 t -2 'i -1 ,m 1 r 3 -ef 5 /agp 7 d 8 L 9 . 11 k 13 b 21 ls
    m -24 b -12 mp -9 et -7 /ı -6 lny -4 : -2 d -1 . 2 ␠", 4 ) 5 IPiu 9 a 12 g 29 o
    n -30 i -24 m -18 f -15 > -14 / -12 L -9 ) -8 y -7 ␠k -6 e -3 jlrw -2 !p -1 S 1 @DVn 2 "?Kv 4 o 5 T 6 g 7 t 8 , 10 d 12 . 14 N] 15 : 18 'c’ 20 bs 26 u 30 a
    o -32 t -29 d -28 b -21 r -19 u -13 z -12 n -11 . -8 w -7 "v -6 E -5 Jk -3 I -2 /Te -1 s 1 i 2 aj 4 Fm 5 g 6 )p 7 ?l 10 , 11 c 14 fh 15 -y 16 : 22 o 26 x
    p -22 s -21 p -16 m -14 l -10 ,1y -8 :N -7 f -6 u -5 c -4 .g -1 'eno 1 b 2 )t 3 i 5 ?x 7 d 19 a 21 ␠
    q -6 l 2 u 3 t
    r -31 : -22 v -18 s -17 I -13 ! -12 b -10 gw -9 lo -8 . -6 N -5 LMP -4 u -3 ␠?d -2 '` -1 Cn 1 p 4 >Af 5 H 7 ,@ 8 r 9 e 10 my 11 i 12 a 15 } 24 t 35 c 40 k
    s -37 wy -31 o -22 k -19 p -17 s -15 / -12 m -9 1 -8 (- -7 " -6 ,2Hq -5 Alv -3 I -2 >t -1 ):?Ti 1 3 3 fh 4 e 5 5 6 'n 7 ␠Bı 8 0W 9 . 10 u 13 ! 18 … 20 Ma 23 c
    t -48 p -33 : -19 r -17 -Nc -15 >Vg -13 ␠ -12 h -9 B -8 U -7 HM -6 } -5 x -4 *d -3 i -2 @CFT -1 _ 1 atz 2 ı 3 s 4 e… 5 y 6 n 8 v 9 ' 12 ! 13 )2l 15 / 20 ?u 28 . 33 o 54 w
    u -26 i -19 ␠ -15 g -11 :cr -9 st -7 y -2 kxz -1 A 2 ',eu’ 3 B 4 b 6 no 12 dp 13 fl 15 m 19 a
    v -27 a -8 I -5 p -3 2 -1 .Pi 1 gs 4 ␠6 5 4 8 O 9 1o 16 e
    w -25 e -19 a -16 s -13 C -12 d -11 b -6 c 1 f 2 ! 6 .… 8 : 9 l 10 )o 20 n 22 ␠ 23 h 37 i
    x -9 ! -8 : -7 2 -6 c -4 t -2 em -1 z 1 ah 2 3 3 '1 4 p 8 x 9 ␠5 23 i 35 y
    y -42 . -20 b -15 s -14 V -12 > -11 ),o -10 a -6 -r -4 G]d -3 ␠' -1 m 1 e 2 z 4 P} 5 Ni 7 gı 9 n 12 w 13 / 24 c 25 : 28 l 31 t 34 p
    z -11 a -10 z -8 y -6 gi -5 ␠ -1 h 1 lo 3 e 13 m
    { -9 L -5 C -1 T 1 p 3 P 4 d 6 S 7 1 15 N
    | -1 ␠
    } 4 ␠
    ~ 5 3
    ® -1 :
    ° -1 C
    ı -7 lm -4 z -1 r 7 :s
    А -2 в
    В -3 в -1 ы 2 о
    Л 6 о
    Н -2 о
    П -2 а 2 р
    Т 2 и
    а -3 р -2 ц -1 к 1 х 2 дч
    б -1 ␠е
    в -3 о -2 т -1 е
    г 5 и
    д -3 и -2 ео 1 к 2 а 3 п
    е -3 ␠д -2 н 1 р
    ж -1 д
    и -4 я -2 ␠з 1 дст 2 п 3 к 5 н
    к -1 ц 1 аи 3 о
    л -3 оь
    н -1 ␠иь
    о -3 ␠л -2 рст -1 бж 2 ви 3 д 5 г
    п -1 а 2 ␠ 3 ио
    р -2 о -1 и
    с -2 лт -1 в 1 к 3 ч
    т -3 е -2 ␠о 1 и 2 ь
    ц -3 и
    ч 2 и
    ы -1 б
    ь -1 ␠
    я -1 :х
    – 7 ␠
    ’ 2 v 18 t
    … -15 > -1 ␠
    → -10 ␠
    ∞ -2 ␠
    ● 7 ␠
    """#
}
