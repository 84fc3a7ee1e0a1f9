// swift-format-ignore-file
// Written by Tools/text-fit/mac.py; do not edit.

/// What texts of macOS up to 19 points have more than the tables of the system font tell: 1e-4 em.
///
/// Fitted to widths of labels and buttons stored in public Interface Builder documents. No text of the documents
/// is here.
enum MacTextData {
  /// By era, for every character.
  static let eras: StaticString = """
    new:-1 old:0 xcode8:3 xcode7:0
    """

  /// Value, then letters, from Xcode 12 on.
  static let letters: StaticString = #"""
    -7 /Fb -4 Uac -3 8Zp -2 %23459<>z•… -1 QTV[]ghlu→ 1 !"&+6:ADLNRW`fv{}ı– 2 1BJMO’₺ 3 ()?@HPdikny 4 X 5 ␠eow 6 0tx 8 'S
    """#

  /// The same before Xcode 12.
  static let earlyLetters: StaticString = #"""
    -8 F -7 /b -6 a -5 U -4 8Zc -3 25lz -2 %349CQp•… -1 -7<>DETV[]r→ 1 !"&+6NWhjm{}ıип– 2 1BJMOPR`dfsuv’₺ 3 ()?HL 4 0@Xeikny 5 w 6 o 7 x 8 ␠t 9 ' 10 S
    """#

  /// Left letter, then value and right letters; ␠ is a blank.
  static let pairs: StaticString = #"""
    ␠ -35 c -33 w -31 o -28 2 -22 V -21 Z -19 We -18 S -17 C -16 3 -14 BQUh -10 → -8 ␠MY -7 J -6 1Fj© -5 #8= -4 /d -3 ?д -2 4|оч -1 :v°аилр 1 .7LOз 2 <EN[guп 3 0n 4 x{~ 5 %Giky 6 !)>z–₺ 7 "PRq 9 5` 10 &Xs 12 AD 15 b 16 HKpr 17 -mt 18 f 24 Ia 28 T 32 '(
    ! -9 >
    " 1 s 2 H 6 S 8 ␠
    $ -5 6 1 1 5 9 6 4
    % -15 l
    & 10 ␠
    ' -2 r -1 BR 1 P 4 A 6 MS 8 Cs 13 l 15 t 17 ␠ 26 H
    ( -15 0 -12 R -10 2 -8 B -7 L -4 @D -3 O -2 58 -1 -U 1 1is 2 E 3 W 4 PSm 5 r 6 ␠cd 8 I 9 t 11 N 12 n 13 4
    ) -1 > 1 ? 5 ␠
    * 5 P
    + -10 ␠ -8 c -4 i 3 s 6 0 7 6
    , -23 2 -1 3 18 ␠
    - -16 O -11 i -9 3P -8 R -7 4 -6 :oz -5 l -3 Es -2 ∞ -1 )8Z 2 0 3 f 5 - 7 >A 8 C 9 12H 11 ␠ 13 a
    . -25 c -21 2 -19 59 -16 0 -15 3 -14 4 -10 ) -7 n -5 a -4 o -3 er -2 7C -1 6w 1 ␠ 5 ij 7 R 12 . 39 1
    / -34 / -22 t -13 A -9 cg -8 io -7 Wy -5 3m -4 ␠ -3 FMU -2 Is 2 5 4 126P 7 X 11 d 12 0 29 D
    0 -18 ␠ -16 8 -14 . -8 , -6 - -4 0 -2 ? -1 H 2 %px 4 )m 6 5 7 :d 8 n 9 26 12 1 14 (/X 16 3 23 ₺
    1 -15 4 -14 1 -9 5 -6 8> -5 06 -4 ) -3 s -2 9 -1 c 3 7 9 / 12 3 16 , 20 2 26 .
    2 -22 8 -18 35 -17 : -13 .4 -9 GV -8 B -7 , 1 > 3 26 5 ) 6 ␠ 7 /7 11 - 19 1 23 0
    3 -19 4 -8 s -7 .5 -1 3 1 / 2 g 3 1 6 ,: 7 9} 12 0 16 2 19 8 22 ␠
    4 -26 5 -16 ␠ -13 / -6 .8 -4 h 2 13: 3 x 5 2 8 4 13 0
    5 -23 3 -9 1M -8 .2 -7 / -4 6 -2 ␠ -1 - 1 %, 3 5 4 4 5 : 19 0
    6 -17 7 -5 . -1 9:p 1 5 3 - 5 ␠ 6 4 7 / 8 G 20 0
    7 -9 8 -8 3 -4 h -3 ␠ -2 / -1 2 3 -:
    8 -17 . -10 5 -8 7A -6 16 -3 ,- -1 48 6 3G 8 ␠9 18 0
    9 -9 > -8 1 -5 ␠ -4 5 -3 ,3p 1 .8 3 9 9 0
    : -34 / -30 ␠ -9 2 -8 K -6 - -5 3 -4 A -3 0 2 4 6 )1 13 5
    < -18 C -16 P -15 D -13 E -9 $ -8 R -7 I -6 T -5 Acv -2 Bh 1 V 2 ␠w 5 HMl 6 O 7 - 9 S 10 n 23 s
    = -5 ␠
    ? 5 ␠ 26 '
    @ -6 N -4 f -3 c 2 e 5 d 14 Bs 19 n
    A -33 d -21 u -18 c -17 e -15 g -13 B -10 P -9 ␠Y -8 G -6 C -4 m -3 U -2 1 1 afz 2 AT 3 RS 4 ILv 6 w 7 /N 9 b 11 Ml 12 p 18 n 24 r 29 s 33 t
    B -9 T -8 CF -7 A -6 r -5 D -4 EUu -2 O 1 Ny 2 ␠Y 3 R 5 i 7 Io 9 a 18 l 34 e
    C -39 e -29 P -11 u -9 a -8 D -7 V -6 ␠- -4 T -3 A -2 IOS -1 i 2 U 3 H 4 K 9 )y 10 l 17 r 27 h 36 o
    D -29 o -20 E -7 A -5 O -4 Y -3 >F -2 ␠U -1 C 1 R} 2 I 3 e 6 u 7 KN 10 ? 11 D 13 i 16 S 17 a 25 r
    E -22 f -20 a -15 D -14 p -11 s -9 ␠U -8 F -7 >r -4 n -2 EQR -1 N 1 M 2 T 3 V 4 A 5 KL 6 S 7 P 8 G 10 O 11 Cv 22 x 25 m
    F -78 a -27 r -24 i -22 l -8 9D -7 ␠O -3 Y -2 U -1 FIWn 3 A 14 u 45 e 49 o
    G -22 i -17 l -15 ␠ -13 B -9 E -8 u -6 N -1 F 1 HP 3 Sa 4 I 7 _ 11 Oe 13 r 15 h 22 o
    H -15 u -10 O -6 S -3 A -2 By -1 bz 1 I 3 > 5 T 6 E 9 e 13 i 14 o 24 a
    I -25 N -20 n -13 s -10 c -8 Idf -7 K -6 GS -4 . -3 DF -2 V -1 t 1 C 2 A 3 P 7 p 8 m 9 T 11 O 14 MX 18 g 28 ␠
    J -15 i 5 S 6 W 13 ao
    K -27 i -10 a -5 e -2 S 2 n 9 A 10 ␠ 18 )
    L -19 A -18 e -15 o -8 D -7 S -5 Is -3 LT 1 G 2 BO 5 EPi 6 ␠ 9 . 24 : 31 a
    M -22 o -16 I -7 FM -6 i -4 E -3 ␠ -2 D -1 ABu 1 U 3 LOq 6 P 7 G 8 y 11 e 13 : 27 a
    N -15 e -13 i -11 E -10 A -9 O -7 F -4 1LT -2 ␠.S -1 MU 3 Co 4 Y 5 > 6 - 7 B 9 G 10 DI 18 a 21 u
    O -17 W -14 k -11 ␠ -10 l -9 o -8 T -7 bv -6 Uu -5 B -4 F -3 Vn -2 > -1 A 1 Z 2 MRXc 3 S 4 P 5 p 7 Nt 10 G 13 f 17 w 18 r 22 IK
    P -29 l -22 I -21 Uo -17 N -8 X -5 2R -4 !04Ce -3 D -1 P 3 h 5 >y 6 La 8 E 9 v 10 ␠ 12 S 13 Au 14 M 15 i 16 T 18 r 22 O 26 w
    Q -8 LR -7 u 2 U
    R -22 G -9 P -8 o -7 O -6 e -4 Cı -3 i -1 u 1 FI] 2 Y 3 E 7 T 11 AS 13 a 14 L
    S -34 h -17 p -15 H -12 l -10 M -9 i -8 Qm -7 q -4 E -3 Un -2 KO 1 Bt 2 ␠ 3 I 4 Nk 5 C 6 u 7 , 8 D 9 STo 10 c 13 L 16 AP 18 w 23 y 24 e 32 a
    T -61 a -33 o -14 C -12 M -9 Ae -7 O -4 L -3 : 1 EHr 2 Rx 4 X 6 PVu 7 Yhi 10 BU 13 w 18 ␠ 19 T 26 y
    U -39 s -33 p -18 T -17 ␠ -12 L -10 a -6 cz -3 E -2 n 1 l 4 PS 5 : 8 y 9 N 16 R 19 I 23 U
    V -16 P -9 i -7 o -3 3 -2 C -1 a 6 ␠ 10 E 18 e
    W -8 O -7 D -5 r -4 N -1 ␠ 3 a 5 W 6 T 10 h 11 i 13 e
    X -4 ␠ 2 E 3 X 5 :i 7 'Ac 8 M
    Y -10 u -7 o -6 O -3 : -2 L -1 - 1 E] 2 ␠ 3 F 4 a 11 e 12 >
    Z -24 o -19 e -6 : -1 h 1 E
    [ -15 T -6 D -4 M 1 CY 14 B
    ] 1 ␠
    _ -1 n 7 2
    ` -2 c 9 ␠ 11 U
    a -32 w -28 r -18 n -13 ct -12 b -10 ␠ -7 , -5 g -4 ) -2 Fe -1 Vly 3 ! 4 m 5 .ad 6 h 8 px 9 iv 10 k 13 j 14 P 20 s
    b -36 l -15 e -14 s -11 y -10 t -9 ␠ -6 -af -5 . -1 Ar 1 :p 2 Sd 3 m 5 V 7 k 9 ju 13 g 15 io
    c -18 r -15 s -14 el -11 h -9 a -8 n -7 u -6 Bm -5 ./I -3 q -2 y 2 >c 4 , 5 ) 6 : 7 t 11 o 13 k 15 i 23 ␠
    d -21 .i -19 I -17 :a -13 u -9 S -8 - -7 ␠ -6 ] -5 U -3 )fg -2 p -1 jrv 1 (n 2 !, 5 b 7 w 8 LV 10 B 12 ı 13 e 14 ost 16 > 18 l 24 ? 35 d
    e -26 m -19 f -18 P -15 ] -13 ?x -9 ,T -8 S -7 aehl -6 b -5 pt -4 … -3 -./k -2 ␠ -1 I 1 o 2 dn 3 GKc 4 2 5 !} 7 1v 8 > 9 qs 10 i 11 ) 12 u 14 @r 17 'w 18 gy 37 :
    f -9 s -6 e -3 r 1 iy 2 :nt 3 ␠al 4 fu
    g -35 a -27 … -23 n -17 s -14 o -13 t -9 r -8 h -7 c -6 eyı -5 b -1 ␠FYZ 1 "m 2 M 5 i 7 u 8 '/:g 11 ` 12 . 18 l
    h -30 t -26 u -19 : -16 d -15 X -12 ␠ -10 . -7 >K -6 } -5 l -4 e -3 2 -2 y -1 r 2 in 6 m 14 os 15 b
    i -20 r -16 a -15 g -14 f -11 cv -10 Kt -9 k -7 )- -6 e -4 / -3 p -1 7 1 ␠Ty 3 s 5 ,Sb 6 Bl 10 dx 11 Cn 13 :ou 16 . 17 m 21 P
    j -5 o -2 s 1 u 7 p 9 e
    k -25 s -11 g -10 n -8 tu -7 ?DG -6 ) -5 d -4 Cac 1 :Obi 2 r 3 ,e 4 l 5 "f 6 T 7 p 10 m 11 ! 12 @ 17 . 19 ␠
    l -24 : -15 oy -12 @u -9 ␠ -7 ht -6 ı -3 ')c -2 w -1 , 2 -Vi 3 fv 4 /em 5 agp 7 . 11 bk 13 d 20 l 24 s
    m -18 b -15 p -13 m -9 / -8 : -7 e -6 lı -5 y -4 n -3 d -1 . 1 ", 2 u 4 )Ia 8 g 10 i 24 o
    n -26 i -23 m -17 / -12 L -9 )> -8 fk -6 ny -4 j -3 ␠!pw -2 e -1 AIS 1 :Dl 2 "? 3 T 5 o 6 gt 9 ,d 10 . 12 s 14 N]u 16 ' 18 b’ 20 c 30 a
    o -29 b -28 d -23 t -20 r -15 u -13 nz -12 vw -7 j -6 Ek -5 J -4 . -3 I -2 T -1 ␠/ei 1 s 4 F 5 m 6 )fg 7 ? 8 p 9 ,l 11 c 12 a 14 -hy 16 : 17 o 30 x
    p -17 p -16 m -15 :s -13 l -12 , -10 1 -8 N -7 u -5 y -4 gt -3 . -1 ' 1 ei 2 )bdhr 3 o 5 ?nx 14 a 17 ␠
    q -7 l 3 t 5 u
    r -26 : -21 sv -19 I -13 !b -12 l -10 gow -6 Nu -5 LP -3 p -2 ␠?` -1 'C 3 >f 4 Ar 5 H 6 . 7 @ 8 a 10 e 11 y 12 im 16 } 22 t 34 c 43 k
    s -34 y -32 w -23 k -20 m -17 o -15 /s -11 l -9 1 -8 (- -7 2pq -6 H -4 A -3 > -2 I -1 ),?t 1 3i 2 eh 3 'f 4 : 5 n 7 ␠.B 8 0Wuı 10 … 13 ! 20 Ma 24 c
    t -38 : -34 p -20 h -19 r -16 >N -15 - -14 Vg -13 ␠ -9 } -8 Mc -7 HU -4 *dx -3 @CTa -2 F -1 _ 1 Iy 3 tı 4 ei… 5 n 7 s 8 v 9 ! 10 ' 13 2 14 ) 15 l 16 u 19 ? 20 / 24 . 31 o 54 w
    u -28 i -17 ␠ -15 g -10 :cr -7 ty -5 s -2 k -1 A 1 ’ 2 ,pu 3 B 4 o 7 en 9 d 10 m 12 f 13 a 17 l
    v -28 a -7 I -5 i -2 . 2 s 3 6 4 ␠ 5 4 6 g 8 Oo 9 1 18 e
    w -24 e -20 s -19 a -12 Cd -11 b -6 c 1 !f 6 . 8 : 9 )l 12 o 19 ␠ 27 in 36 h
    x -11 c -9 ! -8 : -7 2 -4 m -3 e -1 apz 1 h 2 3 3 '1 4 x 5 ␠t 9 5 24 i 35 y
    y -42 . -24 b -22 s -15 V -14 o -11 ) -10 ,>a -6 - -5 G -4 ']d -3 ␠ -1 e 2 i 3 z 4 P} 5 N 8 gı 9 n 10 w 11 / 28 l 29 t 30 c 31 : 39 p
    z -14 a -8 yz -6 g -4 i -3 ␠ -1 eh 4 o 13 m
    { -6 CL -3 T 1 P 3 d 6 S 7 1 16 N
    | -2 ␠
    } 4 ␠
    ~ 4 3
    © -2 ␠
    ° -1 C
    ı -6 lm -4 z -1 r 8 :s
    А -2 в
    В -2 в -1 ы 2 о
    Л 6 о
    Н -2 о
    П -2 а 2 р
    Т 1 и
    а -3 р -2 ц -1 к 1 дхч
    б -1 ␠е
    в -3 о -2 т -1 е
    г 5 и
    д -2 еио 1 ак 3 п
    е -3 д -2 ␠н 1 р
    ж -1 д
    и -4 я -2 ␠з 1 дпс 2 т 3 к 5 н
    к -1 ц 1 аи 3 о
    л -3 ь -2 о
    н -1 ␠иь
    о -3 л -2 ␠рст -1 бж 2 ви 3 д 5 г
    п -1 а 1 ␠ 3 ио
    р -2 о -1 и
    с -2 лт -1 в 1 к 3 ч
    т -2 ␠ео 1 и 2 ь
    ц -3 и
    ч 3 и
    ы -1 б
    ь -1 ␠
    я -1 :х
    – 6 ␠
    ’ 1 v 18 t
    … -16 >
    → -10 ␠
    ∞ -2 ␠
    ● 7 ␠
    """#
}
