// swift-format-ignore-file
// Written by Tools/text-fit/mac.py; do not edit.

/// What texts of macOS up to 19 points have more than the tables of the system font tell: 1e-4 em.
///
/// Fitted to widths of labels and buttons stored in public Interface Builder documents. No text of the documents
/// is here.
enum MacTextData {
  /// By era, for every character.
  static let eras: StaticString = """
    new:-1 old:0 xcode8:2 xcode7:0
    """

  /// Value, then letters, from Xcode 12 on.
  static let letters: StaticString = #"""
    -8 /F -7 b -5 < -4 >UZacp -3 57l -2 %,2348TYghz• -1 +-9CEQV_~в→ 1 Ruv– 2 #$*6:@ABDHJLMNPW`dfnr{}’₺ 3 (O 4 ␠)?eikotxy 5 0S 6 X[]w 8 '
    """#

  /// The same before Xcode 12.
  static let earlyLetters: StaticString = #"""
    -8 F -7 / -6 ab -4 578<>UZlp -3 cz -2 %,-234CEIQVY_• -1 1KTg~в 1 !APdv– 2 $*6:BHJMNORW`efhnu{}’₺ 3 #(Ly 4 )0?@i 6 SX[]kotx 8 w 10 ␠'
    """#

  /// Left letter, then value and right letters; ␠ is a blank.
  static let pairs: StaticString = #"""
    ␠ -36 w -33 e -28 VZ -26 co -23 2 -18 J -16 13 -14 Sv -13 + -12 QW→ -10 M -9 ␠# -8 =?CU -7 7 -6 *9[j -5 " -4 8:@до -3 BO -2 4Yn°ач€ -1 uеил 1 /<п 2 &AFq| 4 %EKdixю› 5 0N{ 6 !.>Gkz~₺ 8 )P– 10 -`g 11 r 12 Ras 14 Dy 15 Ht 16 f 17 $ 18 5m 20 T 21 p 24 I 28 X 30 b 34 ( 40 '
    ! -12 >
    " -8 NT -3 ␠ 1 s 2 H 10 S
    # -4 0 2 1V 10 X 11 5 24 #
    $ -7 6 6 2 8 14 11 0 12 9
    % -18 l 2 )
    & 2 ␠
    ' -12 / -11 ] -4 r -2 BR 6 P 7 AMS 10 Cs 14 l 20 a 24 ␠t 28 H
    ( -16 2 -15 R -14 0 -13 L -9 B -8 D -7 s -6 O -4 @ -3 8g -2 -5 -1 U 1 u 2 .6i 4 1Wr 6 PSce 8 ␠d 10 o 11 t 14 I 15 N 18 4 32 n
    ) -2 > -1 : 1 p 2 ? 6 ␠
    * -6 ␠ 5 * 6 P
    + -22 ␠ -12 c -7 8 -5 i -2 1 2 s 3 2 5 0 8 6
    , -41 2 -13 4 -12 3 -2 0 1 9 6 1 18 ␠
    - -20 O -16 i -14 4 -12 35 -10 Pt -8 :vz -6 o -5 l -4 Xs -3 ∞ -2 )ERZc -1 18W 2 b 4 -09f 5 F 6 $ 7 a 8 C 10 >A 12 ␠H 20 2
    . -50 c -41 2 -34 5 -29 9 -24 0 -16 )4 -15 3 -8 o -6 ␠a -4 jnr -3 e -2 Cs -1 w 1 7d 2 (6 4 8 6 g 7 i 8 p 10 R 12 ] 46 1
    / -36 t -30 / -18 A -14 ms -10 3o -9 Wi -8 8Ucg -6 Pjy -4 IMT -2 2F -1 L 2 5ER 4 6 6 0p 8 1BXw 10 d 18 ␠ 36 D
    0 -18 . -17 8 -12 ', -8 %7a -7 - -5 ␠M -2 ? -1 H 1 A 2 p 4 :x” 6 )15h 7 m 8 /9 9 d 10 n 11 6t 13 2 14 4 16 X 17 ( 18 3 26 ₺
    1 -24 1 -22 ␠ -18 8 -14 4 -8 0 -7 6 -6 : -4 5> -3 )7P -2 cs 2 ',D 3 -h 4 JT 13 / 14 3 15 2 36 .
    2 -22 , -20 . -19 58 -18 34 -12 :V -11 G -10 Be -5 D -3 b 4 6> 5 ) 6 / 7 $ 8 c 9 ␠ 10 - 11 7 15 2 17 1 24 0
    3 -16 4 -14 5 -12 , -9 s -7 . -6 -BT -3 u -1 )/ 3 g 4 6:° 6 39 8 } 10 0 11 2 14 1 22 8 26 ␠
    4 -21 5 -17 / -16 ␠ -12 , -8 ' -6 -1LZht -4 3b -2 9P -1 e 4 x 8 : 10 4 12 6 14 0
    5 -25 3 -18 . -14 1 -12 m -10 2M -6 E -4 6 -1 / 1 %,-u 2 cs 3 ␠ 4 : 6 09 20 4
    6 -24 7 -7 . -4 8K -3 5 -2 -P 1 : 2 6 4 49p’ 10 G 18 / 24 ␠ 26 0
    7 -14 3 -11 8 -10 / -8 R -6 ␠4 -5 h -4 5 -3 2 -2 0A 4 . 6 - 8 :
    8 -16 . -15 7 -12 56 -10 A -6 1 -5 , -2 -/4 -1 8 2 ␠ 4 : 8 3G 14 9 17 0
    9 -12 > -9 1 -6 5 -4 .3hp -2 ␠- 3 2F 4 %49 6 , 10 0
    : -47 / -28 ␠ -14 03 -10 K -8 - -6 A -1 1 4 24 8 )] 26 5
    < -30 t -22 P -21 C -18 D -14 Er -12 $ -10 bp -8 AIR -7 T -6 cvx -4 B -2 dhm 1 l 2 ␠V 3 f 4 w 6 HMq 8 O 9 S 10 - 18 n 28 s
    = -8 ␠
    > 3 > 4 :
    ? 4 ␠ 28 '
    @ -9 N -5 q -4 ␠fu -3 H -1 S 2 cj 4 mr 6 e 8 d 16 B 18 ns
    A -48 g -36 d -29 u -25 e -20 c -17 Y -11 B -8 G_ -7 P -6 . -4 Iv -3 Tf -2 1m -1 ␠O 1 a 2 A 3 U 4 C 6 K 7 Lw 8 / 9 S 11 p 14 l 17 N 19 R 20 Mn 24 b 26 s 40 t 46 r
    B -22 T -12 E -10 CF -8 u -6 4Dr -5 U -4 0 -2 /:O 1 ␠ 2 Na 3 Ri 4 Y 6 A 7 Ly 12 Il 15 o 34 e
    C -38 e -30 P -17 ␠ -14 u -13 A -10 t -8 V -6 -M -4 DIO -2 CT 1 S 4 HK 6 JLi 8 EU 10 ) 12 ly 22 r 26 o 34 h
    D -26 o -20 E -16 ␠ -10 AO -6 ,G -5 y -4 FY -3 > -2 6RUW 1 4C 2 e 4 } 6 /T 7 :] 8 N 10 Di 11 I 12 K 14 ? 18 a 20 S 22 u 25 r
    E -26 f -21 a -17 p -16 F -13 D -12 3EUs -10 r -9 >X -7 T -4 l -3 : -2 PQ 1 ␠I 2 VW 4 N 5 AK 6 q 7 L 10 G 12 ] 14 O 16 Cv 19 M 22 mx
    F -104 a -32 r -26 l -20 i -10 9DUY -9 ␠S -8 BO -6 NT -2 ,1IW -1 EF 6 A 24 u 64 o 70 e
    G -44 i -20 l -14 E -10 ␠ -8 u -5 N -4 0BIR -2 F -1 P 2 HS 5 a 6 C 8 4 9 _ 10 or 11 e 13 V 18 h 32 O
    H -24 O -22 u -6 S -4 ␠y -3 B -2 b -1 Iz 1 U 3 >Ai 4 T… 10 e 14 E 24 a 26 o
    I -23 N -19 n -14 s -12 F -11 I -10 f -9 ? -8 DK -7 C -6 .Rmt -4 c -3 S -2 V -1 Ld 4 AGU 7 O 10 TZ 11 p 13 M 18 g 21 ␠ 22 X
    J -19 i -16 P -3 ␠ -2 O 3 F 6 W 8 -Su 9 p 12 e 14 o 16 a
    K -36 i -12 a -6 7eg -4 m -2 B 2 Ln 3 D 4 NW 7 E 8 ␠ 11 A 22 )
    L -28 e -21 o -20 A -14 L -12 S -10 D -8 / -7 V -6 M -4 s -2 TU -1 - 1 'G 2 BOr 3 E 4 I 6 P 8 u 12 ␠.v 22 i 34 : 41 a
    M -27 o -18 I -10 -S -8 BEF -6 NVY -4 AW 1 DP 2 7U 3 L 4 quy 6 ␠i 8 O 9 G 12 e 15 : 23 a
    N -22 E -15 F -14 Oi -13 eo -12 U -6 LP -5 1 -4 S -2 .M 1 ␠ 2 A 3 N 4 / 5 T 6 CY 7 > 8 - 11 D 14 B 18 I 20 a 24 G 26 u
    O -24 k -20 W -18 b -15 T -10 ␠l -6 pv -5 MR -4 Fo -3 D -2 :>AVm 2 !.PXn 4 Nt 6 uz 8 B 9 S 10 U 12 G 18 r 20 f 24 w 26 I 28 K
    P -29 I -20 Uo -18 e -12 Y -10 HX -9 2 -7 C -6 4F_ -5 N -4 D -2 !a… -1 h 1 l 2 08 4 LMR 5 ␠ 6 >Sy 12 r 13 v 14 Aiu 19 T 20 E 22 O 32 w
    Q -10 L -5 R -4 u -2 QU
    R -28 G -14 _ -12 CP -11 p -6 ı -4 ) -3 N -2 7 -1 M 1 'u 2 KUY]o 3 F 4 IR 5 E 6 ␠DOi 9 a 10 T 12 L 14 A 19 S
    S -38 h -20 p -14 Hl -12 Mmq -10 QY -6 7CE -4 !NU] -1 t 1 S 2 Bk 3 8 4 FL 5 OT 6 V 8 ,i 10 o 12 c 14 u 16 D 17 A 18 y 20 P 22 ae 28 w
    T -68 a -34 o -24 C -22 e -14 A -12 I -9 Rr -6 KLM -3 . -2 +: -1 EG 3 x 4 2 6 PUX 8 HV 11 Y 12 Zh 13 w 14 Bi 20 ␠ 22 y 25 T
    U -47 s -32 p -27 T -26 ␠ -18 L -12 Ca -8 cn -6 Mhz -3 E 1 il 2 HS 6 :P 7 Db 10 y 18 I 21 N 22 RU
    V -21 P -13 i -7 D -6 ISZ -5 a -4 2 -2 3C 2 Ao 4 ␠ 6 EG 13 T 28 e
    W -10 O -9 D -6 N -4 AF -3 ␠R 2 Ur 6 TWo 14 h 17 a 20 i 22 e
    X -4 - -2 I 1 X 6 :Ti 7 . 8 'AM 9 p 10 c 13 ␠ 18 E
    Y -18 o -12 S -10 u -8 O -6 3 -4 : -3 .Y -2 - -1 AM 2 EF 5 ]a 8 ␠ 13 e 15 >
    Z -36 o -24 e -6 TV -4 : -2 Oh 2 y 4 K 10 E
    [ -10 g -6 D -1 4 2 Tt 4 IL 6 C 7 f 8 PSe 12 o 16 Y 22 M 24 B 34 A
    ] 2 ␠c
    _ -10 d -8 p -6 AVWmx -4 s -2 L -1 P 1 S_rv 2 O 4 f 5 n 9 2
    ` -2 c 10 ␠ 16 U
    a -34 w -22 n -14 r -13 b -12 t -11 c -10 fi -6 ␠x -4 ) -2 ,FVe 2 y 3 u 4 !.glm 5 : 6 dv 8 2 10 ahpz 14 Pjs 16 o 18 k
    b -26 l -18 y -17 ␠ -16 f -15 a -14 ex -10 c -6 Ks -4 t -2 -.A 2 bp 3 Sd 4 mu 6 V 10 ko 11 r 16 g 27 i
    c -26 u -23 r -16 /l -12 h -10 ns -8 BIe -6 d -5 q -4 a -2 O -1 m 1 > 2 Ly 4 , 6 )i 12 ot 18 :c 20 k 23 ␠
    d -48 : -26 a -22 i -20 I -19 . -10 -S -8 u -6 ␠)@]n -5 _ -4 Ugj -3 f -2 , 2 (mvy 3 K 4 FV 5 r 6 blp 12 B 13 w 16 oı 20 > 21 e 22 L 25 s 36 ? 37 d
    e -28 > -27 T -23 m -21 a -18 f -13 / -12 AL -11 ,P -10 _hlx -9 I -8 ?d -6 S -5 … -4 bkpq -3 .e -2 -O -1 ␠z 1 t 4 !GKs 5 in 6 2Rou} 11 1 13 cr 14 @ 15 ) 16 w 17 v 18 'g 20 y 30 ] 38 :
    f -20 s -12 e -8 l -6 ␠ -5 g -2 4 2 i 3 n 4 : 8 o 10 y 16 u 20 t
    g -29 … -27 a -22 n -14 h -12 c -11 r -9 _by -8 ?osı -7 P -6 g -5 w -4 eft -2 Zk -1 FY 1 "m 2 ␠@ 4 M 8 :i 10 ' 15 / 16 ` 18 l 32 .
    h -43 t -30 u -23 ␠ -15 X -14 .er -10 >K} -8 3d -6 ny -5 2 -4 ?l -3 : -2 , 1 R 2 a® 6 0 7 s 9 m 10 D 12 o 18 b
    i -15 c -14 f -12 v -10 K -9 t -8 -r -6 / -5 )ky -4 p -3 2d -2 Sag -1 7b 1 l 2 Tqs 4 z 6 BOn 8 ,Ce 10 . 13 x 14 ou 16 : 17 m 30 P
    j -18 s -3 h 6 u 9 p
    k -34 s -16 DG -12 ) -11 t -10 ?n -9 a -8 :dg -7 C -6 u -3 cj -2 O -1 k 1 m 2 N 3 i 4 ,e 5 b 6 flp 7 " 10 T 12 ! 16 @ 24 ␠ 25 .
    l -24 : -22 u -20 o -14 w -12 ␠!@ -8 hı -6 > -2 impt -1 , 2 y 3 V 4 ev 5 - 6 / 7 ] 8 afg 10 'L 12 )dk 16 l 17 s 18 . 21 b
    m -40 b -22 n -12 m -11 t -10 p -8 />ı -7 l -5 (e -4 dwy -2 : 1 . 2 ␠'i 4 ", 6 BPu 8 Ias 16 g 27 o
    n -34 m -30 f -28 > -20 i -18 ~ -16 v -14 k -10 )/L -7 y -6 ␠el -5 Tr -4 wz -3 Fh -2 !-Rjnp -1 S´ 1 Id 2 "V 3 Kt 4 @g 5 . 8 2?AD 9 , 14 o 15 : 18 N 20 ’ 22 u 23 b 24 a 25 ]c 26 s 32 '
    o -38 t -28 d -20 b -17 r -16 z -14 . -10 >nu -8 "+k -7 / -6 EJ -4 Ii -3 @w -2 Te 1 j 2 sv 6 ␠oq 7 ?Fp 8 )]chm 10 - 12 ag 13 l 14 f 16 , 18 : 26 x 28 y
    p -30 1 -24 s -16 y -15 p -14 m -12 bl -10 ,N -8 fgr -6 :c -5 _ -4 T -2 'o -1 Bn 1 V 2 )t 4 ei 5 ?d 6 hx 14 a 15 ␠
    q -8 l -5 .q 2 u 4 t
    r -33 : -26 v -22 ls -21 ! -18 I -14 .b -10 4w -9 ␠ -8 1 -7 Lg -6 Mo -5 >Nu -4 jz -3 ' -2 CP` 1 f 4 d 6 ?AHpr 8 hnx 10 ,@ 11 e 15 i 16 a 18 ]} 20 ct 26 m 40 k
    s -49 y -32 w -30 o -22 /k -20 - -19 s -16 p -12 1 -10 C -9 ( -8 "2q -6 )AHmtv -5 Ti -4 ,I -2 > -1 :h 2 3’ 4 ] 5 e 6 ␠l 8 5 9 !BW 10 '0ı 11 ?n 12 u 17 a 18 .L 19 M 22 c 26 f…
    t -50 p -34 : -24 V -22 N -18 g -14 -c -13 H -12 ␠r -11 B -10 MU -8 S -6 >Pz -5 d -4 *} -3 CFi -2 T -1 hmt 1 I 2 ,aexy 4 D… 6 f 8 s 10 O]uv 12 n 14 !' 16 /2 23 ? 26 o 32 ) 38 . 58 w
    u -22 g -17 ␠ -15 i -14 c -12 : -11 r -8 s -3 .Rbt -2 kz -1 A 1 _hx 2 ,n 3 ’ 4 B 5 l 6 u 8 eo 11 p 14 dm 24 f 25 a
    v -18 a -16 . -8 c -6 p -5 i -4 I -3 r -2 4P 5 6 9 o 10 O 12 3 14 e 20 1
    w -24 e -19 s -18 C -16 d -14 b -13 a -10 ( -8 c 1 f 2 r 6 o 8 … 10 l 12 ): 16 . 17 ␠ 18 w 20 ! 24 n 26 h 42 i
    x -24 e -16 : -12 ! -9 t -8 2 -6 _ -5 @ -3 c -2 > -1 z 2 hmo 3 3 4 1 5 ' 6 a 9 ␠ 11 p 12 5 19 x 38 i 46 y
    y -48 . -26 b -24 os -20 , -16 ) -14 d -13 V -12 a -11 > -10 e -8 - -7 ␠ -5 G -4 'T -2 Pr 1 m 2 kz 4 Ain 5 } 6 N 10 gı 13 ] 14 / 17 ’ 18 w 24 : 34 clp 42 t
    z -14 az -8 i -6 Bgo -4 ␠t -3 e -2 y -1 h 2 ls 16 m
    { -10 L -6 C 1 Tp 4 Pd 8 1S 18 N
    | 2 ␠
    } 5 ␠
    ~ -1 / 6 3
    ¥ 2 5 4 3 10 1
    © 5 ␠
    ® 2 :
    ° -2 C 4 ␠
    ´ -1 t
    ı -8 lm -6 z 10 :s
    Є 4 ␠
    А -2 в
    В -4 в -1 рыі 2 о
    Г 2 р
    З 3 а
    Л 7 о
    Н -2 о
    П -2 а 2 р
    С -14 в
    Т 2 и
    а -14 н -4 р -2 ␠ктц -1 в 1 х 2 дф 4 ч
    б -2 ␠ -1 е 2 о
    в -14 аъ -4 о -2 т 2 е
    г 6 и
    д -4 и -2 ео -1 ч 1 к 2 а 3 п
    е -14 . -4 ␠д -1 кт 4 л
    ж -1 д
    з -14 в -1 ак
    и -4 я -3 ␠ -2 з 1 дст 2 п 3 к 8 н
    к -2 ц -1 ъ 1 и 2 ␠ 3 о
    л -4 оь 4 і
    н -12 е -2 и -1 ␠аь 3 о
    о -4 ␠л -2 рс -1 жт 2 ви 3 д 6 г
    п -1 ар 2 ␠ 3 ио
    р -14 з -2 о -1 еиъ
    с -2 лт -1 вня 1 к 3 ч
    т -4 е -2 ␠ао -1 р 1 ь 2 и
    ф 2 і
    ц -3 и
    ч 4 и
    ъ -14 р -1 зс
    ы -1 б
    ь -1 ␠с
    ю 4 в
    я -2 х -1 ␠:
    і -1 д 2 к 4 р
    – 8 ␠
    ’ 3 v 5 ␠ 17 s 20 t
    ” 4 ␠
    • 4 ␠
    … -17 > -2 ␠4 4 P
    → -12 ␠
    ∞ -3 ␠
    ● 8 ␠
    """#
}
