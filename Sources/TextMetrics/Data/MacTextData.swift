// swift-format-ignore-file
// Written by Tools/text-fit/mac.py; do not edit.

/// What texts of macOS up to 19 points have more than the tables of the system font tell: 1e-4 em.
///
/// Fitted to widths of labels and buttons stored in public Interface Builder documents. No text of the documents
/// is here.
enum MacTextData {
  /// By era, for every character.
  static let eras: StaticString = """
    new:-1 old:1 xcode8:4 xcode7:-1
    """

  /// Value, then letters, from Xcode 12 on.
  static let letters: StaticString = #"""
    -9 /b -8 Fa -4 Zh -3 +89cp -2 7Ulmuz• -1 "%,235<>Tgq→ 1 ␠(:IJLP_`j–…₺ 2 !)6@CDMOefy{} 3 #AGHRirsx’ 4 BNSd 5 ?W 6 Xkt 7 '0 8 ow
    """#

  /// The same before Xcode 12.
  static let earlyLetters: StaticString = #"""
    -11 a -9 Fb -8 / -5 Zl -4 c -3 89z -2 %+257Up• -1 ",13V[]mqu→ 1 (=J_jnrv–…₺ 2 !)6@AILO`fy{} 3 BHMdei’ 4 #GNR 5 ␠SWsx 6 0?Xk 7 ' 8 w 9 t 11 o
    """#

  /// Left letter, then value and right letters; ␠ is a blank.
  static let pairs: StaticString = #"""
    ␠ -52 e -41 c -40 2 -35 + -33 w -31 V -25 Z -23 Q -21 Wh -20 S -19 7 -18 → -16 U -15 3l -14 =© -12 ": -11 … -10 8n -9 ␠o— -8 q -7 GKM -6 E -5 Bj -4 COдо₺ -3 ?uч -2 ry| -1 <°аилр 1 . 2 Ldз 3 Pп 4 >v~ 5 J 6 !1[“ 7 /RY`ix{ 8 & 9 4Ak 10 ()H– 11 0 12 6m 13 %5Dg 14 X 16 N 17 F 18 Ts 19 bz 24 a 25 -pt 37 f 40 ' 45 I
    ! -14 > -7 * 1 ␠m 5 <
    " -8 NT -6 ,I -3 ␠ 1 s 2 /H 6 S
    # 3 V 5 2 8 c 11 X 43 #
    $ -4 6 3 1 9 4 11 9
    % -21 l -12 ␠ 7 @
    & 8 ␠
    ' -15 r -2 BR 2 S 6 s 9 C 10 M 11 AP 19 l 21 ␠ 24 t 25 H
    ( -37 + -25 D -22 R -20 L -14 • -12 5 -8 0B -7 2 -6 M -5 8@Y -4 C -1 - 1 lo 2 1Eu 3 Psw 4 .Ogi 5 t 6 W 7 e 10 ␠S 12 m 13 cd 18 4IN 20 r 26 n
    ) -22 : -9 S -1 > 1 ? 2 p 3 . 12 T 14 ␠
    * -7 ␠@ -6 ! 1 . 7 P 10 *
    + -48 ␠ -25 i -14 c -12 q -11 a -9 n -7 mt -5 B -2 v 3 )L 4 l 5 h 6 k 8 p 9 0 10 6 11 o
    , -31 2 -10 0 -5 3 17 ␠
    - -20 R -18 o -16 O -15 3 -14 i -13 P -11 V -9 4: -8 z -7 dnt -5 l -4 Z∞ -2 8 -1 )0E 1 -T 2 C 4 a 7 fk 8 sw 9 1 12 A 13 H 15 2m 17 > 18 c 25 ␠
    . -61 c -35 3 -31 2 -28 59 -24 0 -21 )4 -13 p -12 n -10 a -9 o -7 t -4 v -3 7Cj -2 6 -1 . 1 h 3 KO 9 r 12 Rg 13 ␠ 14 w 15 el 23 i 25 s 50 1
    / -58 / -38 t -21 A -16 m -12 io -11 cg -10 H -8 Py -7 F -6 R -5 .js -4 MSTUp -3 W -1 BIL 1 ␠ 2 "235 5 1a 7 X 8 n 14 6 15 d 17 0 35 D
    0 -28 . -15 , -10 -0 -8 ␠ -2 ?H -1 48 2 x 3 % 4 6p 5 m 6 2 9 : 10 d 11 )n 12 5 17 3 18 /1X₺ 19 (
    1 -22 4 -20 1 -15 0 -10 8: -9 > -5 5 -4 7 -3 )6s -2 9c 2 ␠D 14 /2 17 3 20 , 36 .
    2 -33 8 -24 , -23 3 -22 5 -21 h -17 4 -14 GV -12 . -11 B -9 D 3 > 4 : 5 6 6 ) 7 2 10 / 14 -7 15 c 16 1 23 ␠ 31 0
    3 -25 . -14 4 -13 s -5 5 -1 / 2 3g 4 19 5 D 8 ,2 9 : 11 } 13 8 27 ␠ 38 0
    4 -33 5 -20 / -15 . -14 ␠ -7 8h -1 - 1 1 2 3 5 DG 6 2x 11 4 12 : 26 0
    5 -32 3 -14 1 -13 M -12 . -11 2 -8 / -4 6 -3 % -2 - -1 7 1 , 5 )5 8 ␠4 18 : 22 0
    6 -23 7 -4 . -3 5 -2 9 -1 : 1 p 5 - 8 ␠ 10 4 12 G 28 / 37 0
    7 -15 . -13 8 -12 ␠ -11 3 -5 5h -3 / -2 2 4 : 6 - 13 ?
    8 -17 . -15 5 -11 7A -7 -16 -5 , -2 48 8 3G 9 9 12 ␠ 16 0 20 :
    9 -17 ␠ -14 :> -9 1 -5 9p -3 ,3 -2 5 3 . 4 8 16 0
    : -58 / -39 ␠ -13 K -11 0 -9 - -7 A -4 L -2 1 -1 2 11 ) 18 4 23 5
    < -27 C -26 P -21 D -17 E -14 $ -13 R -11 A -10 I -9 BT -8 r -7 cv -2 h 2 V 3 w 5 au 6 ␠ 7 HM 8 l 9 O 11 S 17 - 29 n 37 s
    = -14 ␠
    > -5 ␠ 5 !@
    ? 8 ␠ 25 '
    @ -12 N -11 h -6 * -5 cf -3 mr 2 e 5 :< 9 ␠d 15 B 18 s 28 n
    A -51 d -34 Y -31 cu -24 eg -20 m -18 G -15 ␠ -13 B -9 P -7 T -3 1 -1 U 1 a 3 A 6 w 7 / 8 bf 10 INR 12 l 13 v 14 DL 16 Mn 18 Ss 23 C 25 X 29 p 47 r 48 t
    B -26 T -13 u -11 CF -8 A -6 D -5 / -4 ␠O -2 EYr -1 : 1 NU 3 o 4 R 8 I 12 l 13 i 14 y 23 a 49 e
    C -37 P -31 e -26 a -20 u -17 t -11 V -9 -D -6 ␠R -4 IT -3 AL -2 U -1 E 2 O 4 H 6 i 10 G 14 y 15 ) 16 r 25 K 26 h 27 l 49 o
    D -34 P -31 E -29 o -13 ␠ -12 U -8 O -7 A -6 )Y -5 >y -2 F 1 Re 5 C 7 N} 10 Iu 11 i 12 K 15 : 17 ? 22 S 23 D 27 a 32 r
    E -38 f -33 a -22 D -19 ps -18 l -17 U -12 n -11 > -9 F -6 dr -4 ETW -3 MSX -2 QR 3 ␠) 4 - 5 K 6 Py 8 V 11 Gq 14 LO 15 C 16 A 19 N 30 m 31 v 38 x
    F -113 a -47 r -33 i -25 l -11 19DS -10 FO -8 n -7 ␠ -5 Y -3 W -2 ,U -1 T 1 -I 3 m 7 A 29 u 61 e 77 o
    G -56 i -21 l -12 ␠ -10 E -9 u -5 I -4 : -3 BFN -2 H 1 C 3 S 4 a 5 GL 10 _ 18 o 24 eh 34 O 42 r
    H -21 u -7 S -6 I -5 ␠A -3 B -2 byz -1 D 4 >T 6 V 9 i 10 e 12 EO 20 a 29 o
    I -39 N -25 n -21 f -17 c -14 DP -11 I -9 Ft -8 K -6 .S -3 EGL 1 A 2 ( 3 dm 5 V 7 C 8 OZ 13 p 19 M 21 RT 23 g 24 ␠ 26 X
    J -20 i -5 O -1 u 1 P 7 SW 11 op 15 a
    K -58 i -17 a -7 e -5 B -3 S 2 L 3 nw 11 ␠ 13 A 14 P 30 )
    L -39 A -19 e -16 o -15 S -12 I -11 L -10 D -9 U -3 OT -1 / 1 ) 2 ␠BG 7 P 8 3 9 y 12 . 16 E 25 i 39 :a
    M -27 I -18 u -9 FM -8 ␠O -5 B -4 o -2 i 1 EUc 3 e 4 AL 5 q 6 )P 10 G 18 : 21 y 32 a
    N -32 e -22 i -14 E -10 Fo -9 O -7 1L -6 K -5 A -4 S -3 CT -2 ␠M 4 Y 5 U 6 > 7 ) 8 - 9 B 12 N 17 D 23 a 30 I 32 G 43 u
    O -29 k -23 b -21 W -17 F -13 lo -12 Tn -7 v -6 B -4 c -3 >A -2 : -1 Vm 1 ␠RSZ 2 u 3 MUp 4 P 7 NX 16 r 19 G 22 w 33 I 35 f 36 K
    P -28 I -23 o -22 l -20 U -18 e -11 X -9 02 -7 4 -6 C -5 )Nh -4 ! -3 R -2 DP 2 ␠L 3 a 6 y 7 >E 12 Mu 16 S 23 AT 25 i 27 O 28 w 31 r
    Q -10 L -6 R -3 U 18 u
    R -32 G -14 Pp -11 i -7 ı -6 )o -4 e -3 ␠ -1 K 2 O] 4 a 6 F 7 u 8 I 12 CU 15 Y 16 T 17 L 21 S 23 A
    S -42 h -23 H -22 l -17 np -16 M -13 I -10 Qq -9 m -6 U -5 No -2 ␠EK 1 B 2 k 4 Ct 6 V 8 DLTu 9 ci 10 , 11 O 12 S 20 e 21 Py 23 A 24 w 29 a
    T -78 a -49 o -40 C -19 e -18 A -17 M -15 : -10 L -6 DO -4 EI -1 r 2 x 3 V 6 H 9 X 10 w 11 i 12 hu 13 P 14 B 17 ␠ 18 U 19 Y 26 T 28 y 36 R
    U -53 s -39 p -24 T -20 L -18 a -7 ␠ -6 Sz -5 c -4 E -2 b 2 l 6 P 7 : 10 y 11 n 13 I 14 R 33 U 36 N
    V -24 P -22 a -10 i -4 C -3 3 3 ␠ 6 GS 12 I 13 o 17 e 26 E
    W -18 o -12 D -11 O -10 ␠ -7 N 1 E 4 L 7 T 9 : 11 AHe 16 a 18 h 19 r 22 W 31 i
    X -6 a -2 -I -1 T 2 E 4 X 5 Y 7 Ai 9 ' 10 M 12 c 14 : 44 ␠
    Y -14 u -10 !o -7 L -6 O -1 : 2 E] 5 F 6 a 10 ␠ 15 e 17 >
    Z -46 o -32 e -14 - -5 : -2 E 3 N 11 O
    [ -25 T -8 D -4 M 2 CYt 19 B
    ] 2 ␠c
    _ -10 x -6 m 1 _pv 3 O 4 f 7 n 10 2
    ` -3 c 7 ␠ 20 U
    a -63 w -29 c -22 n -19 r -15 ) -13 t -11 b -8 ␠u -7 , -5 vz -4 g -2 FVe -1 i 2 f 4 ! 5 alox 6 my 7 : 10 dhk 14 j 15 .P 16 2 18 p 23 s
    b -32 l -26 y -23 f -21 e -20 : -14 Ka -10 r -8 -t -6 . -2 A -1 js 1 d 2 Sp 3 mn 5 ␠ 7 V 13 ko 16 u 20 gi
    c -27 r -25 u -20 / -14 e -13 n -11 l -10 I -9 m -7 p -6 h -5 qy -3 . -1 >Ov 3 c 5 ),B 6 a 12 s 15 t 21 :i 25 o 27 k
    d -95 : -34 a -24 I -22 iu -20 ␠) -18 . -15 S -10 _ -9 b -8 U] -7 - -4 f -3 y -1 ,j 1 (v 4 Kt 5 Fg 9 p 10 l 11 V 12 … 13 !mr 14 B 17 wı 23 e 25 L 28 ? 33 o 34 > 41 d 42 s
    e -38 m -25 ] -22 x -20 P -16 ,Tp -15 f -13 al -11 . -10 / -9 Li -6 "ISs -5 ␠?dh -4 - -3 O -2 u 1 X 2 b’ 3 _j 5 Kk… 6 Rnt 7 !e 8 } 9 q 11 Gr 12 '2 16 cv 18 1@ 19 o 20 > 21 g 24 ) 33 w 34 y 44 :
    f -23 s -13 ␠ -7 lr -3 n -2 )f -1 o 1 i 4 : 7 - 9 at 12 u 13 e 20 y
    g -46 a -36 … -23 r -16 c -14 n -13 sı -10 ou -9 h -8 y -5 e -4 b -1 Y 1 "gm 3 M 7 -i 9 ' 10 / 13 : 20 ` 24 l 35 .
    h -42 u -32 lt -24 r -23 X -17 ␠d -12 } -11 : -9 >B -5 2n -4 / -2 y -1 K 1 ei® 2 . 4 , 5 m 11 a 14 ) 15 o 21 b 23 s
    i -29 v -22 ) -17 a -15 k -14 Kf -13 r -12 e -9 g -8 -/ -6 cd -5 t -3 s -2 7p -1 bz 1 S 2 y 4 Bl 8 , 11 n 12 T 14 :u 17 ␠ 18 .m 19 Co 20 x 39 P
    j -19 s -2 u 2 o 9 i 11 p 27 e
    k -51 s -21 DG -11 d -10 ?t -9 Cg -6 )c -5 ,S -4 :n -3 ru -2 O -1 am 2 y” 4 " 5 b 8 fp 9 i 12 !Tl 18 @ 24 e 26 ␠ 29 .
    l -24 uy -17 : -16 @ -14 o -13 ı -12 't -11 ␠ -9 h -8 , -4 w -3 $ -2 mv 1 Vi 2 g 6 / 7 c 8 - 9 )e 10 .f 11 L 12 !r 16 p 17 a 19 bs 21 k 25 d 26 l
    m -53 n -51 b -23 y -13 ı -12 pt -11 e -10 ␠ -9 l -6 s -5 f -4 d -2 : -1 i 3 " 4 , 7 ) 8 P 11 I 14 . 21 u 24 g 25 a 28 o
    n -47 m -44 f -33 ) -29 y -22 /k -18 > -14 ␠Le -13 I -11 i -8 1 -7 - -4 jn -3 !@Sw -2 ´ -1 hor 1 Dt 2 "AET 3 ?pv 4 V 5 :K 7 . 8 gl 11 ,2 18 N 19 ]d 26 a 27 '’ 30 s 33 u 34 c 36 b
    o -33 d -31 b -27 n -26 t -23 r -17 . -16 u -15 c -13 z -10 gv -9 J -8 "E -7 / -6 l -4 I -3 T -2 kw 1 m 3 ” 4 s 7 ␠?p 8 : 9 ah 11 F 14 i 18 ,eo 20 y 21 - 22 ) 26 j 30 x 32 f
    p -29 m -23 p -22 s -18 N -17 1 -15 c -13 . -12 :g -11 f -10 , -7 i -6 y -5 bln -4 e -2 'o -1 Vru 3 t 7 x 8 -? 10 ␠/ 11 ) 19 a 21 d
    q -12 ) -10 l -2 u 5 t
    r -56 : -41 v -33 s -28 g -21 !l -19 I -17 b -14 ␠ -10 N -9 Lw -8 o -7 MP -6 p -5 . -3 C` -2 ' 4 ?d… 5 > 6 A 7 Hu 8 y 10 ,@ 12 i 14 n 15 e 18 ’ 19 ft 21 a 22 } 27 r 30 m 45 c 48 k
    s -50 w -39 y -34 os -25 / -23 p -14 1 -13 ( -12 l -11 - -10 2:q -9 k -8 "Hv -7 ) -6 AIm -2 i -1 g 2 3>L 3 Tnt 4 ’ 6 h 7 . 8 u 9 f 10 '5Wı 11 0 12 B 14 ! 21 c 22 ? 29 a 32 M 43 …
    t -57 p -30 r -29 c -27 N -26 > -24 V -19 -s -17 :g -14 ␠ -13 Uh -12 BM -11 H -7 Ceux -6 } -5 *i -4 @ -2 FT -1 _ 1 +d” 2 ]z 3 ı 6 2D 7 ay… 8 v 11 , 13 / 14 'm 15 ) 16 n 17 t 18 l 23 o 30 ! 34 ? 44 . 86 w
    u -22 i -18 b -16 g -15 a -14 : -13 r -10 y -8 e -6 csz -5 ␠ -2 kx -1 A 3 ,T 4 ' 5 Bpu 7 ’ 8 t 9 n 11 o 12 dl 16 m 26 f
    v -18 i -14 a -13 I -5 2 -3 p -2 ).P -1 s 1 4g 5 ␠ 8 O 16 1 19 o 22 e
    w -29 e -23 a -20 d -19 C -13 b -12 s -10 /c -4 f 6 o 7 … 11 ␠ 14 r 16 ) 18 w 24 l 30 n 31 h 33 . 45 i 54 :
    x -43 e -15 t -14 ! -13 6 -12 2 -10 _ -6 : -3 p -1 z 1 ␠m” 2 3 3 .h 4 ' 5 a 6 1 7 c 13 5x 28 i 39 y
    y -52 . -27 s -24 , -22 V -19 >e -18 - -17 m -16 b -15 )a -7 G -6 d -5 ␠ -4 '] -2 fo 1 S 3 z 5 r 7 N} 8 Pw 10 gı 13 / 15 n 19 i 21 :p 29 l 41 c 52 t
    z -18 i -14 z -13 ␠ -12 a -7 o -6 gy -1 h 2 ls 14 m 17 e
    { -13 L -11 C 2 p 5 Td 7 P 9 S 11 1 22 N
    | -2 ␠
    } 7 ␠
    ~ -10 / 9 3
    ¥ -6 6
    © -6 ␠
    ® 1 :
    ° -1 C
    ´ -2 t
    µ 4 =
    ı -13 lm -7 rz 10 :s
    А -2 в
    В -4 в -1 ы 3 о
    Л 8 о
    Н -2 о
    П -3 а 2 р
    Т 2 и
    а -4 р -2 ц -1 к 2 дхч
    б -1 ␠е
    в -4 о -2 ет -1 )
    г 8 и
    д -4 и -3 о -2 е 2 ак 4 п
    е -4 ␠д -2 н 1 р
    ж -1 д
    з -1 аы
    и -5 я -3 ␠ -2 з 1 т 2 дп 4 к 8 н
    к -1 ц 2 аи 4 о
    л -4 оь
    н -1 ␠иь
    о -5 ␠ -4 лт -2 рс -1 бж 2 ви 4 д 8 г
    п -1 а 2 ␠ 4 ио
    р -3 о -2 и
    с -3 л -2 т -1 в 2 к 4 ч
    т -4 е -3 ␠ -2 о -1 з 1 и 2 ь
    ц -4 и
    ч 2 и
    ы -1 бв
    ь -1 ␠
    я -1 :х
    – 10 ␠
    — -9 ␠
    ’ 4 ␠ 7 v 20 s 27 t
    “ 1 .mx 2 ps
    ” 2 ) 5 ␠
    • -14 )
    … -22 > -7 ␠
    → -18 ␠
    ∞ -4 ␠
    ● 10 ␠
    """#
}
