// swift-format-ignore-file
// Written by Tools/text-fit/mac.py; do not edit.

/// What texts of macOS up to 19 points have more than the tables of the system font tell: 1e-4 em.
///
/// Fitted to widths of labels and buttons stored in public Interface Builder documents. No text of the documents
/// is here.
enum MacTextData {
  /// By era, for every character.
  static let eras: StaticString = """
    new:-1 old:1 xcode8:4 xcode7:0
    """

  /// By face beside the regular one, for every character.
  static let faces: StaticString = """
    bold:2 heavy:5 light:9 medium:4
    """

  /// Value, then letters, from Xcode 12 on.
  static let letters: StaticString = #"""
    -9 F -8 ab -7 / -4 Zl -3 +9h -2 %.378Ucgmpz• -1 ,25<>T[]quı→ 1 -1I_`j–…₺ 2 ␠()6@CDJLOPfiy{} 3 !AGHNes’ 4 #Rrx 5 ?BSWt 6 dk 7 0X 8 'o 9 w
    """#

  /// The same before Xcode 12.
  static let earlyLetters: StaticString = #"""
    -12 a -10 F -9 b -7 l -6 / -5 Z -4 c -3 .89z -2 %+,2357U[]• -1 KVgmpq©ı→ 1 (-1=DIJM_jnrv–₺ 2 )6@AO`fy{}… 3 !HLei’ 4 #BGN 5 Rds 6 ␠0?SWx 7 Xkt 8 ' 9 w 11 o
    """#

  /// Left letter, then value and right letters; ␠ is a blank.
  static let pairs: StaticString = #"""
    ␠ -47 e -43 2 -37 +c -31 V -29 w -28 Z -24 Q -23 7S -19 → -18 Uh -16 3© -15 Go -14 = -11 … -10 8:q -9 C— -8 ␠l -7 ?K -6 Mjnu -5 [ -4 Oдо -3 "BWч₺ -2 | -1 9<y°аилр 1 .0 2 #>AErз 3 Pп 4 Ldiv 5 !/J~ 6 1R{“ 7 &Y 8 4m 9 )6 10 5` 11 %kx– 12 ( 17 DHNgz 19 T 20 b 21 st 24 F 26 a 28 p 30 - 36 f 42 ' 43 I
    ! -14 > -7 * 1 ␠m 5 <
    " -8 NT -6 ,I -2 ␠ 1 s 3 /H 7 S 8 l
    # 3 V 5 2 9 c 10 X 43 #
    $ -3 6 3 1 8 4 11 9
    % -21 l -13 ␠ 6 @
    & 7 ␠
    ' -5 r -2 BR 1 S 10 CP 11 M 13 A 15 s 18 l 23 ␠ 24 H 25 t
    ( -38 + -27 D -20 LR -14 • -11 5 -7 0B -6 2MY -4 8@ -3 C -1 - 1 1El 2 Pou 3 gsw 4 .Oi 5 Wt 7 e 9 ␠6 11 S 13 dm 14 c 16 N 17 4I 20 r 24 n
    ) -23 : -9 S -1 > 1 ? 2 p 3 . 12 T 14 ␠
    * -7 ␠@ -6 ! 1 . 7 P 10 *
    + -49 ␠ -25 i -14 c -12 q -10 a -9 n -8 t -7 m -5 B -2 v -1 s 2 L 3 ) 4 l 5 h 6 k 7 p 9 0 10 6 11 o
    , -31 2 -10 0 -8 T -6 3 19 ␠
    - -20 R -19 o -15 O -14 t -13 3Pz -11 V -10 4 -9 :i -7 Fdn -5 l -4 Z∞ -2 8 -1 )-0Er 1 T 2 C 5 k 6 a 8 fw 9 s 10 1p 12 Ah 14 H 15 2m 17 > 24 c 31 ␠
    . -55 c -33 3 -32 2 -28 5 -27 9 -20 )4 -17 0 -15 a -13 n -12 p -9 o -7 t -5 v -3 7Cj -2 6 -1 r 1 h 2 . 3 KOsw 4 l 6 ei 12 Rg 13 ␠ 50 1
    / -58 / -39 t -21 A -14 m -12 o -11 i -10 Hcg -8 y -7 P -6 FR -5 jp -4 MTU -3 .SW -2 ␠4 -1 BIL 2 5 3 " 4 a 6 X 8 2n 9 3 14 6 16 d 18 0 22 s 36 D
    0 -26 . -16 , -9 ␠-0 -3 4 -2 ?H -1 A 2 %x 3 6 4 mp 7 2 8 n 10 )8:d 11 5 16 1 17 3 18 (X₺ 19 /
    1 -21 4 -20 1 -13 0 -10 8 -9 :> -6 7 -4 )s -3 6 -2 59c 1 ␠ 2 D 15 2 16 3 22 , 28 / 39 .
    2 -32 8 -25 ,3 -24 5 -21 h -18 4 -15 V -14 G -13 . -11 B -10 D 2 : 3 > 5 26 10 / 12 7 14 )-c 18 1 20 ␠ 32 0
    3 -25 . -17 4 -13 s -5 /5 1 g 3 1 4 9 5 3D 7 : 8 ,2 11 } 13 8 23 0 25 ␠
    4 -27 5 -22 / -16 ␠ -12 . -8 8 -7 ht -1 - 1 1 2 3 4 D 5 2 6 Gx 11 4 13 : 26 0
    5 -32 3 -14 1 -13 M -12 . -11 2 -8 /6 -4 x -3 %- -1 7 1 , 5 )5 7 ␠ 9 4 15 : 31 0
    6 -26 7 -3 .5 -2 9 -1 : 5 - 8 ␠ 9 14 11 G 27 / 36 0
    7 -16 . -15 8 -11 3 -10 ␠ -5 5h -3 / -2 2 3 : 6 - 11 ! 13 ?
    8 -16 . -15 5 -11 7A -8 16 -7 - -6 t -5 , -2 48 8 9G 9 3 15 ␠ 16 0 32 :
    9 -17 ␠ -15 : -14 > -10 1 -5 9p -4 , -2 3 -1 5 4 . 5 8 16 0
    : -58 / -42 ␠ -12 0K -9 - -8 A -4 L -1 1 1 23 10 ) 19 5 23 4
    < -27 P -26 C -21 D -17 E -14 $ -13 R -11 A -10 I -8 T -7 Bcrv -2 h 1 < 2 V 3 w 4 ␠ 5 au 7 HM 8 l 9 O 11 S 17 - 29 n 36 s
    = -14 ␠
    > -4 ␠ 5 !@
    ? 8 ␠ 24 '
    @ -10 h -9 N -6 *c -4 f 1 e 5 < 6 : 8 ␠d 15 B 17 s 22 n
    A -51 d -35 Y -33 u -27 c -25 e -24 g -19 m -18 G -14 ␠ -12 B -8 P -7 T -3 1 -1 U 1 Na 3 f 4 Avw 6 / 7 b 9 R 10 I 14 Dl 16 M 17 n 18 LSs 23 C 25 X 26 p 52 r 61 t
    B -24 T -11 CF -8 A -7 u -6 Dr -5 / -4 O -1 ␠:EY 1 NU 4 R 9 I 11 l 12 o 16 i 17 y 23 a 49 e
    C -39 P -27 e -24 a -19 u -17 t -11 V -9 -D -8 ␠ -6 R -5 I -4 L -3 AET -1 U 1 S 2 O 4 H 6 i 10 G 12 r 14 y 15 ) 26 K 28 l 29 h 52 o
    D -35 P -29 Eo -14 ␠ -12 U -9 F -8 AO -6 )Y -5 y -4 > 3 R 5 Ce 6 N} 7 b 9 I 12 Ku 14 i 15 : 17 ? 22 DS 26 a 31 r
    E -44 f -31 a -25 p -24 s -22 D -18 l -17 U -11 >n -9 F -7 r -5 RTW -3 SX -2 EMQ -1 d 3 ) 4 -K 6 y 7 P 9 V 11 G 12 q 14 O 15 CL 16 A 18 N 28 m 32 v 36 x
    F -120 a -47 r -42 l -34 i -14 1 -11 9DS -10 FOn -8 U -7 ␠ -4 Y -3 ,W -1 I 1 - 3 m 8 A 29 u 59 e 87 o
    G -61 i -25 l -15 u -14 ␠ -9 E -4 :I -3 FH -2 N -1 B 1 C 3 a 4 GLS 10 P 11 _ 22 o 24 h 28 e 35 O 39 r
    H -29 u -10 A -6 I -4 S -3 B -2 bz -1 y 2 D 3 T 4 > 5 ␠ 6 V 9 e 10 i 12 EO 19 a 29 o
    I -40 N -22 f -19 n -16 c -15 P -12 I -11 D -10 F -9 E -8 t -7 K -5 .S -4 L -3 G -1 A 1 s 2 ( 5 d 6 CV 8 Z 9 O 13 p 19 M 21 Rg 22 T 25 ␠X
    J -19 i -6 O -1 u 6 S 7 W 12 op 17 a
    K -59 i -17 a -7 Be -5 S 2 L 3 nw 13 ␠A 14 P 29 )
    L -38 A -18 e -17 o -16 S -12 I -10 D -9 U -7 L -4 T -2 O -1 / 1 ) 2 BG 5 ␠ 7 P 8 3 11 .y 16 E 26 i 38 :a
    M -27 I -24 u -18 M -10 ␠ -9 FOR -4 B -3 io 1 DUc 3 Le 4 A 5 q 6 ) 8 P 11 G 18 :y 28 a
    N -29 e -23 i -14 E -11 KO -10 F -7 1Lo -6 A -4 C -3 ␠ -2 MS -1 T 4 Y 5 ) 6 >U 9 - 11 BDN 26 a 30 I 31 G 44 u
    O -29 k -26 b -22 W -17 F -14 l -13 T -11 no -6 B -5 v -4 c -3 > -2 :A -1 Vmt 1 DRZ 2 S 3 MU 4 p 5 P 6 X 7 u 8 N 16 r 18 G 22 w 32 I 38 K 41 f
    P -29 I -25 o -24 l -16 e -12 U -11 X -9 02 -8 h -6 4C -5 ! -4 )N -2 D -1 PR 1 a 5 ␠ 6 y 7 >E 9 M 13 u 15 S 23 AT 26 O 27 iw 35 r
    Q -10 L -7 R -1 U 25 u
    R -32 G -14 p -13 P -9 i -8 ı -6 )o -3 K 1 e 2 ] 3 O 7 FI 11 U 12 C 13 u 14 Y 15 T 16 a 18 L 19 A 21 S
    S -42 h -21 l -16 H -15 Mn -13 I -12 p -10 Q -9 mq -7 Uo -5 N -3 K -2 ␠E 1 B 4 C 5 Lk 6 V 7 O 8 ,u 9 DTct 12 S 14 i 17 y 19 Pe 20 A 25 w 33 a
    T -80 a -52 o -38 C -19 A -17 M -16 e -15 : -11 I -10 L -6 DO -3 E 1 Vx 2 r 6 H 9 X 11 P 12 Bu 14 hw 15 i 16 ␠ 17 U 19 Y 25 T 33 R 39 y
    U -57 s -40 p -24 T -20 L -18 a -9 S -8 ␠z -4 c -3 E -2 b 2 l 6 :P 9 y 14 R 16 I 17 n 31 U 35 N
    V -23 P -20 a -6 i -5 C -4 3 1 ␠ 6 GS 12 Io 14 e 25 E
    W -28 o -12 DO -11 ␠ -7 N 1 E 4 L 7 T 8 : 9 e 10 A 11 H 20 r 21 i 22 W 26 h 30 a
    X -5 a -3 I -2 - -1 T 2 E 4 XY 6 A 7 i 9 M 10 ' 14 : 20 c 45 ␠
    Y -16 u -11 ! -9 o -7 L -6 O -2 : 1 - 2 E] 5 F 6 a 9 ␠ 17 > 19 e
    Z -48 o -33 e -14 - -6 : -2 E 1 Nh 11 O
    [ -25 T -11 s -8 D -7 M 2 CY 3 t 19 B
    ] -3 : 2 ␠ 3 c
    _ -10 x -7 m 1 _v 2 p 3 O 5 f 7 n 11 2
    ` -2 c 10 ␠ 22 U
    a -61 w -28 cn -17 r -16 b -15 ) -12 u -10 t -7 ,v -6 z -5 ␠ -4 i -2 Fe -1 V 3 !flo 5 a 6 : 7 y 8 dx 9 m 11 h 12 k 14 2 15 Pj 16 s 20 . 23 p
    b -47 y -26 l -24 f -20 : -17 . -15 Ke -13 -a -9 t -5 r -3 j -2 A 1 Sd 2 np 3 ␠m 7 V 12 k 14 'os 19 gi 23 u
    c -27 u -21 r -20 / -16 e -12 hn -11 Iy -10 m -9 l -8 p -5 q -3 ␠ -1 >v 1 O 4 c 5 ), 8 . 9 a 11 B 14 s 15 t 21 : 26 k 28 o 33 i
    d -98 : -35 a -28 i -23 I -20 ) -18 u -17 ␠ -15 S -13 . -11 b -10 ,_ -8 U] -7 - -5 c -4 f 1 ( 3 Kl 5 F 8 g 9 p 11 Vt 13 !… 14 Br 15 m 16 w 19 ı 20 e 24 L 26 o 30 ? 33 > 42 d 43 s
    e -38 m -29 x -25 ] -20 Pa -13 Tfl -12 ,p -10 ./ -9 Ls -8 i -6 ␠"Ih -5 ?Su -4 d -3 O 1 X 2 ’ 3 -_j 5 Kk… 6 bt 7 Re 8 !nr} 10 q 12 Gc 13 ' 14 2 15 o 17 @v 19 1g 20 > 23 ) 25 w 34 y 48 :
    f -22 s -12 ␠ -9 r -7 l -6 o -5 f -3 ) -2 n 4 : 5 t 6 - 7 a 12 e 16 u 29 y
    g -37 a -36 … -22 r -16 sı -15 c -14 n -11 o -9 y -8 bh -6 u -3 e -2 g -1 Y 1 "FZm 3 ␠Mt 7 - 9 i 10 '/ 12 : 19 . 22 ` 29 l
    h -39 u -29 t -28 l -24 r -21 X -16 : -15 d -12 } -11 ␠ -8 >B -6 i -5 /2 -4 n -2 y 1 K 3 e 5 ,® 6 m 14 s 15 )a 17 o 22 b
    i -26 v -25 k -22 ) -16 Kgr -14 a -11 e -10 cf -8 /s -7 t -6 -d -3 p -2 7 -1 y 2 z 4 Bb 5 l 8 , 11 GT 12 n 14 ␠:x 16 Cu 18 mo 19 . 40 P
    j -19 s 2 o 9 i 11 p 26 e
    k -56 s -21 DG -13 : -12 t -11 ?d -10 C -8 O -7 ) -5 Sc -4 ,r -3 m -2 gu -1 a 1 y 2 n” 4 " 6 b 7 i 9 fp 11 ! 12 T 14 l 15 @ 25 ␠ 27 e 29 .
    l -22 y -20 u -18 o -16 :@ı -13 ' -10 ␠h -3 $,t -2 m -1 iv 1 V 2 g 3 .c 6 p 7 /w 9 )ef 10 - 12 Lr 13 ! 15 b 16 a 18 k 21 l 24 s 28 d
    m -54 n -53 b -23 y -16 ı -13 e -12 st -9 l -8 ␠, -7 p -6 fi -4 d -2 : -1 m 1 / 3 . 5 ) 8 P 12 "I 20 u 24 go 31 a
    n -52 m -45 f -31 ) -27 y -22 / -18 ␠> -16 ei -15 k -14 L -13 I -8 1 -6 t -5 jn -4 o -3 Srw -2 ´ -1 h 1 .T 2 ?E 3 "A 4 KVpv 5 !- 6 g 10 :l 11 ,2 16 d 17 N 19 ] 23 a 25 ’ 26 ' 28 s 34 c 35 u 41 b
    o -33 t -31 d -27 n -26 b -20 r -19 c -18 u -17 . -15 v -14 z -13 g -9 J -8 " -7 / -6 E -4 I -3 Tlm 3 ” 4 :k 7 ?p 10 h 13 Fa 15 ␠ 16 y 17 -eio 19 , 22 ) 25 x 28 j 37 f
    p -27 m -26 ps -21 : -19 N -18 1 -16 c -14 . -13 g -11 , -10 f -8 ei -7 y -5 bru -4 n -3 h -2 ' -1 t 8 -? 9 ␠a 12 ) 14 / 22 d 30 x
    q -12 ) -10 l -3 u 5 t
    r -51 : -40 v -32 g -30 s -22 l -20 ! -18 I -17 b -11 ␠ -10 L -8 . -7 MNPo -4 Cpw -3 d -2 ` -1 ' 4 ? 5 >… 6 Ay 7 Hu 9 , 11 @ 14 en 16 7i 17 t 18 ’ 19 a 20 f 23 r} 36 m 40 k 50 c
    s -45 w -41 y -36 o -30 s -25 / -22 p -14 1m -13 ( -11 -] -10 2:q -8 "l -7 Ikv -6 H -5 A -3 ) -1 Lgi 1 T 2 ␠3> 3 hn’ 4 eu 5 t 7 . 8 0 9 ı 10 'f 11 5BW 14 ! 23 ? 26 a 31 c 32 M 43 …
    t -64 p -33 c -26 >Nr -23 V -19 Hs -18 : -16 -gh -13 MU -12 B -10 ␠ -8 Ce -7 ux -6 } -5 *@ -3 i -2 F -1 T_ 1 +” 2 zı 3 ] 4 2 5 y 6 Dad 8 v 12 ), 13 ' 14 / 15 lt 18 n 19 … 22 m 23 o 28 ! 33 .? 86 w
    u -24 i -15 ae -14 ␠ -13 : -12 gr -11 cy -10 s -9 b -6 z -3 x -2 k -1 A 3 ,T 4 p 6 Bu’ 7 l 10 t 12 'o 14 mn 19 d 26 f
    v -18 i -16 a -11 I -5 2 -3 p -2 )P -1 .6 1 4 2 g 5 ␠ 8 O 16 1 19 o 21 e
    w -30 e -21 d -17 C -16 a -14 b -13 s -10 /c -4 f 7 o… 14 ␠r 15 ) 18 w 22 h 27 l 33 . 35 n 45 i 53 :
    x -44 e -16 a -14 ! -12 t -11 26 -10 _ -5 : -4 p -1 ␠ 1 3” 3 . 5 'hm 6 1 7 c 13 5x 27 / 36 y 39 i
    y -62 . -24 s -20 >Vbe -18 ,- -16 m -14 )a -9 G -8 … -7 ] -6 d -4 ' -2 for -1 ␠ 1 S 4 z 6 } 7 NP 9 gwı 11 n 12 / 14 i 18 p 21 : 28 l 37 t 42 c
    z -18 i -15 z -12 ␠ -11 a -8 g -7 oy 2 l 3 s 14 em
    { -13 L -11 C 2 p 5 Td 6 P 9 S 11 1 23 N
    | -2 ␠
    } 6 ␠
    ~ -9 / 9 3
    ¥ -6 6
    © -8 ␠
    ® 5 :
    ° -1 C
    ´ -2 t
    µ 4 =
    ı -16 lm -8 z -7 r 9 :s
    А -2 в
    В -4 в -1 ы 3 о
    Л 8 о
    Н -2 о
    П -3 а 2 р
    Т 2 и
    а -4 р -2 ц -1 к 1 х 2 дч
    б -1 ␠е
    в -4 о -2 ет -1 )
    г 7 и
    д -4 и -3 о -2 е 1 к 2 а 4 п
    е -4 ␠д -2 н 1 р
    ж -1 д
    з -1 аы
    и -5 я -3 ␠ -2 з 1 дст 2 п 4 к 7 н
    к -1 ц 1 аи 4 о
    л -4 оь
    н -1 ␠иь
    о -4 ␠лт -2 рс -1 бж 2 ви 4 д 7 г
    п -1 а 2 ␠ 4 ио
    р -3 о -2 и
    с -3 л -2 т -1 в 1 к 4 ч
    т -4 е -3 ␠ -2 о -1 з 1 и 2 ь
    ц -4 и
    ч 2 и
    ы -1 бв
    ь -1 ␠
    я -1 :х
    – 11 ␠
    — -9 ␠
    ’ 3 ␠ 6 v 20 s 25 t
    “ 1 .mpx 2 s
    ” 2 ) 4 ␠
    • -14 )
    … -22 > -8 ␠
    → -19 ␠
    ∞ -4 ␠
    ● 10 ␠
    """#
}
