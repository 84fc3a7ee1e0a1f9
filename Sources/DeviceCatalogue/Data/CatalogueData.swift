// swift-format-ignore-file
// Written by Tools/devices/generate.py; do not edit.

/// Devices, windows and matrices as text; insets are top,left,bottom,right.
enum CatalogueData {
  /// key|where a fact was found.
  static let sources: StaticString = """
    s1|github devicekit/DeviceKit@56b997e Source/Device.swift.gyb (identifiers, diagonal, feature flags)
    s2|github markbattistella/BezelKit@6cd571c SupportedDeviceList.md (corner radius)
    s3|root-view frames in public storyboards (2,911 IB documents, Nov 2026)
    s4|Apple HIG "Layout" specs (Dec 2025 text) via github 6639835/apple-hig@b9bb27b foundations/human-interface-guidelines-Layout
    s5|github pointfreeco/swift-snapshot-testing@6bb6c9a Sources/SnapshotTesting/Common/View.swift
    s6|github playbook-ui/playbook-ios@ef0398b Sources/Playbook/SnapshotSupport/SnapshotDevice.swift
    s7|measured: live UIKit probe on booted iOS 26 Simulator (Xcode 26.6), github aloisdeniel/flutter_device_preview@42089cd device_specs/apple-*.json + .claude/skills/extract-cupertino-specs/probe.swift
    s8|github Tencent/QMUI_iOS QMUIKit/QMUICore/QMUIHelper.m safeAreaInsetsForDeviceWithNotch/statusBarHeightConstant (Sep 2024)
    s9|blog.csdn.net/weixin_37543822/article/details/135525139 (status bar/safe-area table)
    s10|hacknicity.medium.com size-adaptation articles (iPhone 12, 14, iPad 8.3", 11"/12.9")
    s11|github pointfreeco/swift-snapshot-testing PR #662/#718
    s12|github pointfreeco/swift-snapshot-testing PR #1046 refs/pull/1046/head (from useyourloaf.com/blog/iphone-17-screen-sizes)
    s13|github getsentry/sentry PR #124920
    s14|pub.dev easy_test_variants TestDeviceSize.iphoneProMax (440x956 = 18/17/16 Pro Max)
    s15|insets inferred
    s16|announced 2026-09-09, ships 2026-10-23: pub.dev package foldable
    s17|pixels 1398x2034 outer / 1878x2670 inner: github wiki log5r/simple-media-player iPhone-Duo-Implementation-Plan (Apple tech specs)
    s18|insets measured top 0,left 0,bottom 34,right 84 on both displays: github GetStream/stream-chat-react-native PR #3818
    s19|size classes: log5r wiki + xhzq233/ios-use issue #15
    s20|469 pt Split View pane: pub.dev duo_fold
    s21|475.5 half: pub.dev duo_dynamic_sizing example
    s22|gist macguru/b7a01e3f0e9ae6f350d5
    s23|computed from the 10-pt divider rule that reproduces all sourced rows: 2/3 = W-10-third, half=(W-10)/2
    s24|github pointfreeco/swift-snapshot-testing PR #653
    s25|hacknicity.medium.com how-ipad-apps-adapt-to-the-new-8-3-ipad-mini
    s26|Apple HIG "Layout" (tvOS: safe area 60 points top and bottom, 80 left and right; visionOS: default window 1280 x 720 points)
    s27|root-view frames in public tvOS storyboards (79 IB documents, Nov 2026)
    s28|Apple, "Mac Catalyst: choosing a user interface idiom": the pad idiom is scaled to 77 per cent
    """

  /// id|name|idiom|points|scale|pixels|year|systems|display|corner|status bars|safe areas|iOS 26|iOS 12-13|size classes|zoom|confidence|sources.
  static let devices: StaticString = """
    iphone-4s|iPhone 4s|phone|320x480|2|640x960|2011|5.0-9.3|square|0|20 0|20,0,0,0 0,0,0,0|-|-|CR CC|-|high high|s1 s2 s3
    iphone-5|iPhone 5|phone|320x568|2|640x1136|2012|6.0-10.3|square|0|20 0|20,0,0,0 0,0,0,0|-|-|CR CC|-|high high|s4 s5 s6 s2 s3
    iphone-5c|iPhone 5c|phone|320x568|2|640x1136|2013|7.0-10.3|square|0|20 0|20,0,0,0 0,0,0,0|-|-|CR CC|-|high high|s4 s5 s6 s2 s3
    iphone-5s|iPhone 5s|phone|320x568|2|640x1136|2013|7.0-12.5|square|0|20 0|20,0,0,0 0,0,0,0|-|-|CR CC|-|high high|s4 s5 s6 s2 s3
    iphone-se-1|iPhone SE (1st gen)|phone|320x568|2|640x1136|2016|9.3-15.8|square|0|20 0|20,0,0,0 0,0,0,0|-|-|CR CC|-|high high|s4 s5 s6 s2 s3
    ipod-touch-7|iPod touch (5th-7th gen)|phone|320x568|2|640x1136|2019|6.0-15.8|square|0|20 0|20,0,0,0 0,0,0,0|-|-|CR CC|-|high high|s4 s5 s6 s2 s3
    iphone-6|iPhone 6|phone|375x667|2|750x1334|2014|8.0-12.5|square|0|20 0|20,0,0,0 0,0,0,0|-|-|CR CC|320x568|high high|s4 s5 s6 s2 s3
    iphone-6s|iPhone 6s|phone|375x667|2|750x1334|2015|9.0-15.8|square|0|20 0|20,0,0,0 0,0,0,0|-|-|CR CC|320x568|high high|s4 s5 s6 s2 s3
    iphone-7|iPhone 7|phone|375x667|2|750x1334|2016|10.0-15.8|square|0|20 0|20,0,0,0 0,0,0,0|-|-|CR CC|320x568|high high|s4 s5 s6 s2 s3
    iphone-8|iPhone 8|phone|375x667|2|750x1334|2017|11.0-16.7|square|0|20 0|20,0,0,0 0,0,0,0|-|-|CR CC|320x568|high high|s4 s5 s6 s2 s3
    iphone-se-2|iPhone SE (2nd gen)|phone|375x667|2|750x1334|2020|13.4-26+|square|0|20 0|20,0,0,0 0,0,0,0|-|-|CR CC|320x568|high high|s4 s5 s6 s2 s3
    iphone-se-3|iPhone SE (3rd gen)|phone|375x667|2|750x1334|2022|15.4-26+|square|0|20 0|20,0,0,0 0,0,0,0|-|-|CR CC|320x568|high high|s4 s5 s6 s2 s3 s7
    iphone-6-plus|iPhone 6 Plus|phone|414x736|3|1080x1920|2014|8.0-12.5|square|0|20 0|20,0,0,0 0,0,0,0|-|-|CR RC|375x667|high high|s4 s5 s6 s2 s3
    iphone-6s-plus|iPhone 6s Plus|phone|414x736|3|1080x1920|2015|9.0-15.8|square|0|20 0|20,0,0,0 0,0,0,0|-|-|CR RC|375x667|high high|s4 s5 s6 s2 s3
    iphone-7-plus|iPhone 7 Plus|phone|414x736|3|1080x1920|2016|10.0-15.8|square|0|20 0|20,0,0,0 0,0,0,0|-|-|CR RC|375x667|high high|s4 s5 s6 s2 s3
    iphone-8-plus|iPhone 8 Plus|phone|414x736|3|1080x1920|2017|11.0-16.7|square|0|20 0|20,0,0,0 0,0,0,0|-|-|CR RC|375x667|high high|s4 s5 s6 s2 s3
    iphone-x|iPhone X|phone|375x812|3|1125x2436|2017|11.0-16.7|notch|39|44 0|44,0,34,0 0,44,21,44|-|-|CR CC|320x693|high high|s4 s5 s6 s8 s2 s3 s9
    iphone-xs|iPhone XS|phone|375x812|3|1125x2436|2018|12.0-18|notch|39|44 0|44,0,34,0 0,44,21,44|-|-|CR CC|320x693|high high|s4 s5 s6 s8 s2 s3 s9
    iphone-11-pro|iPhone 11 Pro|phone|375x812|3|1125x2436|2019|13.0-26+|notch|39|44 0|44,0,34,0 0,44,21,44|-|-|CR CC|320x693|high high|s4 s5 s6 s8 s2 s3 s9
    iphone-xr|iPhone XR|phone|414x896|2|828x1792|2018|12.0-18|notch|41.5|48 0|48,0,34,0 0,48,21,48|-|44,0,34,0 0,44,21,44|CR RC|375x812 44,0,31,0 0,44,21,44|medium medium|s4 s8 s9 s2 s3 s5
    iphone-11|iPhone 11|phone|414x896|2|828x1792|2019|13.0-26+|notch|41.5|48 0|48,0,34,0 0,48,21,48|-|44,0,34,0 0,44,21,44|CR RC|375x812 44,0,31,0 0,44,21,44|medium medium|s4 s8 s9 s2 s3 s5
    iphone-xs-max|iPhone XS Max|phone|414x896|3|1242x2688|2018|12.0-18|notch|39|44 0|44,0,34,0 0,44,21,44|-|-|CR RC|375x812|high high|s4 s8 s9 s5 s6 s2 s3
    iphone-11-pro-max|iPhone 11 Pro Max|phone|414x896|3|1242x2688|2019|13.0-26+|notch|39|44 0|44,0,34,0 0,44,21,44|-|-|CR RC|375x812|high high|s4 s8 s9 s5 s6 s2 s3
    iphone-12-mini|iPhone 12 mini|phone|375x812|3|1080x2340|2020|14.1-26+|notch|44|50 0|50,0,34,0 0,50,21,50|-|-|CR CC|320x693 43,0,29,0 0,43,21,43|high high|s4 s8 s9 s5 s10 s2
    iphone-13-mini|iPhone 13 mini|phone|375x812|3|1080x2340|2021|15.0-26+|notch|44|50 0|50,0,34,0 0,50,21,50|-|-|CR CC|320x693 43,0,29,0 0,43,21,43|high high|s4 s8 s9 s5 s10 s2
    iphone-12|iPhone 12|phone|390x844|3|1170x2532|2020|14.1-26+|notch|47.33|47 0|47,0,34,0 0,47,21,47|47,0,34,0 0,47,20,47|-|CR CC|320x693 39,0,28,0 0,39,21,39|high high|s4 s8 s5 s6 s9 s2 s3
    iphone-12-pro|iPhone 12 Pro|phone|390x844|3|1170x2532|2020|14.1-26+|notch|47.33|47 0|47,0,34,0 0,47,21,47|47,0,34,0 0,47,20,47|-|CR CC|320x693 39,0,28,0 0,39,21,39|high high|s4 s8 s5 s6 s9 s2 s3
    iphone-13|iPhone 13|phone|390x844|3|1170x2532|2021|15.0-26+|notch|47.33|47 0|47,0,34,0 0,47,21,47|47,0,34,0 0,47,20,47|-|CR CC|320x693 39,0,28,0 0,39,21,39|high high|s4 s8 s5 s6 s9 s2 s3
    iphone-13-pro|iPhone 13 Pro|phone|390x844|3|1170x2532|2021|15.0-26+|notch|47.33|47 0|47,0,34,0 0,47,21,47|47,0,34,0 0,47,20,47|-|CR CC|320x693 39,0,28,0 0,39,21,39|high high|s4 s8 s5 s6 s9 s2 s3
    iphone-14|iPhone 14|phone|390x844|3|1170x2532|2022|16.0-26+|notch|47.33|47 0|47,0,34,0 0,47,21,47|47,0,34,0 0,47,20,47|-|CR CC|320x693 39,0,28,0 0,39,21,39|high high|s4 s8 s5 s6 s9 s2 s3
    iphone-16e|iPhone 16e|phone|390x844|3|1170x2532|2025|18.3-26+|notch|47.33|47 0|47,0,34,0 0,47,21,47|47,0,34,0 0,47,20,47|-|CR CC|320x693 39,0,28,0 0,39,21,39|medium medium|s4 s2 s3
    iphone-17e|iPhone 17e|phone|390x844|3|1170x2532|2026|26.3-27+|notch|47.33|47 0|47,0,34,0 0,47,21,47|47,0,34,0 0,47,20,47|-|CR CC|320x693 39,0,28,0 0,39,21,39|high high|s7 s2 s1
    iphone-12-pro-max|iPhone 12 Pro Max|phone|428x926|3|1284x2778|2020|14.1-26+|notch|53.33|47 0|47,0,34,0 0,47,21,47|47,0,34,0 0,47,20,47|-|CR RC|375x812 41,0,30,0 0,41,21,41|high high|s4 s8 s5 s6 s9 s2 s3
    iphone-13-pro-max|iPhone 13 Pro Max|phone|428x926|3|1284x2778|2021|15.0-26+|notch|53.33|47 0|47,0,34,0 0,47,21,47|47,0,34,0 0,47,20,47|-|CR RC|375x812 41,0,30,0 0,41,21,41|high high|s4 s8 s5 s6 s9 s2 s3
    iphone-14-plus|iPhone 14 Plus|phone|428x926|3|1284x2778|2022|16.0-26+|notch|53.33|47 0|47,0,34,0 0,47,21,47|47,0,34,0 0,47,20,47|-|CR RC|375x812 41,0,30,0 0,41,21,41|high high|s4 s8 s5 s6 s9 s2 s3
    iphone-14-pro|iPhone 14 Pro|phone|393x852|3|1179x2556|2022|16.0-26+|dynamic-island|55|54 0|59,0,34,0 0,59,21,59|59,0,34,0 0,59,20,59|-|CR CC|320x693 48,0,28,0 0,48,21,48|high high|s4 s8 s6 s11 s9 s2 s3
    iphone-15|iPhone 15|phone|393x852|3|1179x2556|2023|17.0-26+|dynamic-island|55|54 0|59,0,34,0 0,59,21,59|59,0,34,0 0,59,20,59|-|CR CC|320x693 48,0,28,0 0,48,21,48|high high|s4 s8 s6 s11 s9 s2 s3
    iphone-15-pro|iPhone 15 Pro|phone|393x852|3|1179x2556|2023|17.0-26+|dynamic-island|55|54 0|59,0,34,0 0,59,21,59|59,0,34,0 0,59,20,59|-|CR CC|320x693 48,0,28,0 0,48,21,48|high high|s4 s8 s6 s11 s9 s2 s3
    iphone-16|iPhone 16|phone|393x852|3|1179x2556|2024|18.0-26+|dynamic-island|55|54 0|59,0,34,0 0,59,21,59|59,0,34,0 0,59,20,59|-|CR CC|320x693 48,0,28,0 0,48,21,48|high high|s4 s8 s6 s11 s9 s2 s3 s7
    iphone-14-pro-max|iPhone 14 Pro Max|phone|430x932|3|1290x2796|2022|16.0-26+|dynamic-island|55|54 0|59,0,34,0 0,59,21,59|59,0,34,0 0,59,20,59|-|CR RC|375x812 51,0,31,0 0,51,21,51|high high|s4 s8 s6 s11 s9 s2
    iphone-15-plus|iPhone 15 Plus|phone|430x932|3|1290x2796|2023|17.0-26+|dynamic-island|55|54 0|59,0,34,0 0,59,21,59|59,0,34,0 0,59,20,59|-|CR RC|375x812 51,0,31,0 0,51,21,51|high high|s4 s8 s6 s11 s9 s2
    iphone-15-pro-max|iPhone 15 Pro Max|phone|430x932|3|1290x2796|2023|17.0-26+|dynamic-island|55|54 0|59,0,34,0 0,59,21,59|59,0,34,0 0,59,20,59|-|CR RC|375x812 51,0,31,0 0,51,21,51|high high|s4 s8 s6 s11 s9 s2
    iphone-16-plus|iPhone 16 Plus|phone|430x932|3|1290x2796|2024|18.0-26+|dynamic-island|55|54 0|59,0,34,0 0,59,21,59|59,0,34,0 0,59,20,59|-|CR RC|375x812 51,0,31,0 0,51,21,51|high high|s4 s8 s6 s11 s9 s2 s7
    iphone-16-pro|iPhone 16 Pro|phone|402x874|3|1206x2622|2024|18.0-26+|dynamic-island|62|54 0|62,0,34,0 0,62,21,62|62,0,34,0 0,62,20,62|-|CR CC|-|high high|s4 s7 s8 s2 s3
    iphone-17|iPhone 17|phone|402x874|3|1206x2622|2025|26.0-27+|dynamic-island|62|54 0|62,0,34,0 0,62,20,62|62,0,34,0 0,62,20,62|-|CR CC|-|high high|s4 s7 s12 s2
    iphone-17-pro|iPhone 17 Pro|phone|402x874|3|1206x2622|2025|26.0-27+|dynamic-island|62|54 0|62,0,34,0 0,62,20,62|62,0,34,0 0,62,20,62|-|CR CC|-|high high|s4 s7 s12 s2
    iphone-16-pro-max|iPhone 16 Pro Max|phone|440x956|3|1320x2868|2024|18.0-26+|dynamic-island|62|54 0|62,0,34,0 0,62,21,62|62,0,34,0 0,62,20,62|-|CR RC|-|high high|s4 s7 s8 s2 s3
    iphone-17-pro-max|iPhone 17 Pro Max|phone|440x956|3|1320x2868|2025|26.0-27+|dynamic-island|62|54 0|62,0,34,0 0,62,20,62|62,0,34,0 0,62,20,62|-|CR RC|-|high high|s4 s7 s12 s2
    iphone-air|iPhone Air|phone|420x912|3|1260x2736|2025|26.0-27+|dynamic-island|62|54 0|68,0,34,0 0,68,20,68|-|-|CR RC|-|high high|s4 s7 s12 s2
    iphone-18-pro|iPhone 18 Pro|phone|402x874|3|1206x2622|2026|27.0-|dynamic-island|62|54 0|62,0,34,0 0,62,20,62|-|-|CR CC|-|low low|s13 s14 s15
    iphone-18-pro-max|iPhone 18 Pro Max|phone|440x956|3|1320x2868|2026|27.0-|dynamic-island|62|54 0|62,0,34,0 0,62,20,62|-|-|CR RC|-|low low|s13 s14 s15
    iphone-duo-outer|iPhone Duo (outer display)|phone|466x678|3|1398x2034|2026|27.1-|foldable|-|0 0|0,0,34,84 0,0,34,84|-|-|CR CC|-|medium medium|s16 s17 s18 s19 s20 s21
    iphone-duo-inner|iPhone Duo (inner display, open)|phone|669x951|3|1878x2670|2026|27.1-|foldable|-|0 0|0,0,34,84 0,0,34,84|-|-|RR RR|-|low medium|s16 s17 s18 s19 s20 s21
    ipad-2|iPad 2|pad|768x1024|1|768x1024|2011|4.3-9.3|square-ipad|0|20 20|20,0,0,0 20,0,0,0|-|-|RR RR|-|high high|s4 s1 s2 s5 s3
    ipad-3|iPad (3rd gen)|pad|768x1024|2|1536x2048|2012|5.1-9.3|square-ipad|0|20 20|20,0,0,0 20,0,0,0|-|-|RR RR|-|high high|s4 s1 s2 s5 s3
    ipad-4|iPad (4th gen)|pad|768x1024|2|1536x2048|2012|6.0-10.3|square-ipad|0|20 20|20,0,0,0 20,0,0,0|-|-|RR RR|-|high high|s4 s1 s2 s5 s3
    ipad-mini-1|iPad mini (1st gen)|pad|768x1024|1|768x1024|2012|6.0-9.3|square-ipad|0|20 20|20,0,0,0 20,0,0,0|-|-|RR RR|-|high high|s4 s1 s2 s5 s3
    ipad-air-1|iPad Air|pad|768x1024|2|1536x2048|2013|7.0-12.5|square-ipad|0|20 20|20,0,0,0 20,0,0,0|-|-|RR RR|-|high high|s4 s1 s2 s5 s3
    ipad-mini-2|iPad mini 2|pad|768x1024|2|1536x2048|2013|7.0-12.5|square-ipad|0|20 20|20,0,0,0 20,0,0,0|-|-|RR RR|-|high high|s4 s1 s2 s5 s3
    ipad-mini-3|iPad mini 3|pad|768x1024|2|1536x2048|2014|8.0-12.5|square-ipad|0|20 20|20,0,0,0 20,0,0,0|-|-|RR RR|-|high high|s4 s1 s2 s5 s3
    ipad-air-2|iPad Air 2|pad|768x1024|2|1536x2048|2014|8.0-15.8|square-ipad|0|20 20|20,0,0,0 20,0,0,0|-|-|RR RR|-|high high|s4 s1 s2 s5 s3
    ipad-mini-4|iPad mini 4|pad|768x1024|2|1536x2048|2015|9.0-15.8|square-ipad|0|20 20|20,0,0,0 20,0,0,0|-|-|RR RR|-|high high|s4 s1 s2 s5 s3
    ipad-pro-9-7|iPad Pro (9.7-inch)|pad|768x1024|2|1536x2048|2016|9.3-16.7|square-ipad|0|20 20|20,0,0,0 20,0,0,0|-|-|RR RR|-|high high|s4 s1 s2 s5 s3
    ipad-5|iPad (5th gen)|pad|768x1024|2|1536x2048|2017|10.3-16.7|square-ipad|0|20 20|20,0,0,0 20,0,0,0|-|-|RR RR|-|high high|s4 s1 s2 s5 s3
    ipad-6|iPad (6th gen)|pad|768x1024|2|1536x2048|2018|11.3-17|square-ipad|0|20 20|20,0,0,0 20,0,0,0|-|-|RR RR|-|high high|s4 s1 s2 s5 s3
    ipad-mini-5|iPad mini (5th gen)|pad|768x1024|2|1536x2048|2019|12.2-26+|square-ipad|0|20 20|20,0,0,0 20,0,0,0|-|-|RR RR|-|high high|s4 s1 s2 s5 s3
    ipad-1|iPad (1st gen)|pad|768x1024|1|768x1024|2010|3.2-5.1|square-ipad|0|20 20|20,0,0,0 20,0,0,0|-|-|RR RR|-|medium high|s1 s2
    ipad-7|iPad (7th gen)|pad|810x1080|2|1620x2160|2019|13.1-18|square-ipad|0|20 20|20,0,0,0 20,0,0,0|-|-|RR RR|-|high high|s4 s1 s2 s5
    ipad-8|iPad (8th gen)|pad|810x1080|2|1620x2160|2020|14.0-26+|square-ipad|0|20 20|20,0,0,0 20,0,0,0|-|-|RR RR|-|high high|s4 s1 s2 s5
    ipad-9|iPad (9th gen)|pad|810x1080|2|1620x2160|2021|15.0-26+|square-ipad|0|20 20|20,0,0,0 20,0,0,0|-|-|RR RR|-|high high|s4 s1 s2 s5
    ipad-pro-10-5|iPad Pro (10.5-inch)|pad|834x1112|2|1668x2224|2017|10.3-17|square-ipad|0|20 20|20,0,0,0 20,0,0,0|-|-|RR RR|-|high high|s1 s2 s5 s6 s4
    ipad-air-3|iPad Air (3rd gen)|pad|834x1112|2|1668x2224|2019|12.2-26+|square-ipad|0|20 20|20,0,0,0 20,0,0,0|-|-|RR RR|-|high high|s1 s2 s5 s6 s4
    ipad-pro-12-9-1|iPad Pro 12.9 (1st gen)|pad|1024x1366|2|2048x2732|2015|9.1-16.7|square-ipad|0|20 20|20,0,0,0 20,0,0,0|-|-|RR RR|-|high high|s4 s1 s2 s5 s3
    ipad-pro-12-9-2|iPad Pro 12.9 (2nd gen)|pad|1024x1366|2|2048x2732|2017|10.3-17|square-ipad|0|20 20|20,0,0,0 20,0,0,0|-|-|RR RR|-|high high|s4 s1 s2 s5 s3
    ipad-pro-11-1|iPad Pro 11 (1st gen)|pad|834x1194|2|1668x2388|2018|12.1-26+|rounded-ipad|18|24 24|24,0,20,0 24,0,20,0|32,0,25,0 32,0,25,0|-|RR RR|-|high medium|s4 s1 s2 s5 s8 s3 s10
    ipad-pro-11-2|iPad Pro 11 (2nd gen)|pad|834x1194|2|1668x2388|2020|13.4-26+|rounded-ipad|18|24 24|24,0,20,0 24,0,20,0|32,0,25,0 32,0,25,0|-|RR RR|-|high medium|s4 s1 s2 s5 s8 s3 s10
    ipad-pro-11-3|iPad Pro 11 (3rd gen)|pad|834x1194|2|1668x2388|2021|14.5-26+|rounded-ipad|18|24 24|24,0,20,0 24,0,20,0|32,0,25,0 32,0,25,0|-|RR RR|-|high medium|s4 s1 s2 s5 s8 s3 s10
    ipad-pro-11-4|iPad Pro 11 (4th gen)|pad|834x1194|2|1668x2388|2022|16.1-26+|rounded-ipad|18|24 24|24,0,20,0 24,0,20,0|32,0,25,0 32,0,25,0|-|RR RR|-|high medium|s4 s1 s2 s5 s8 s3 s10
    ipad-pro-12-9-3|iPad Pro 12.9 (3rd gen)|pad|1024x1366|2|2048x2732|2018|12.1-26+|rounded-ipad|18|24 24|24,0,20,0 24,0,20,0|32,0,25,0 32,0,25,0|-|RR RR|-|high medium|s4 s1 s2 s5 s8 s3 s6
    ipad-pro-12-9-4|iPad Pro 12.9 (4th gen)|pad|1024x1366|2|2048x2732|2020|13.4-26+|rounded-ipad|18|24 24|24,0,20,0 24,0,20,0|32,0,25,0 32,0,25,0|-|RR RR|-|high medium|s4 s1 s2 s5 s8 s3 s6
    ipad-pro-12-9-5|iPad Pro 12.9 (5th gen)|pad|1024x1366|2|2048x2732|2021|14.5-26+|rounded-ipad|18|24 24|24,0,20,0 24,0,20,0|32,0,25,0 32,0,25,0|-|RR RR|-|high medium|s4 s1 s2 s5 s8 s3 s6
    ipad-pro-12-9-6|iPad Pro 12.9 (6th gen)|pad|1024x1366|2|2048x2732|2022|16.1-26+|rounded-ipad|18|24 24|24,0,20,0 24,0,20,0|32,0,25,0 32,0,25,0|-|RR RR|-|high medium|s4 s1 s2 s5 s8 s3 s6
    ipad-air-4|iPad Air (4th gen)|pad|820x1180|2|1640x2360|2020|14.0-26+|rounded-ipad|18|24 24|24,0,20,0 24,0,20,0|32,0,25,0 32,0,25,0|-|RR RR|-|high medium|s4 s2 s1 s8
    ipad-air-5|iPad Air (5th gen)|pad|820x1180|2|1640x2360|2022|15.4-26+|rounded-ipad|18|24 24|24,0,20,0 24,0,20,0|32,0,25,0 32,0,25,0|-|RR RR|-|high medium|s4 s2 s1 s8
    ipad-10|iPad (10th gen)|pad|820x1180|2|1640x2360|2022|16.1-26+|rounded-ipad|25|24 24|24,0,20,0 24,0,20,0|32,0,25,0 32,0,25,0|-|RR RR|-|high high|s4 s2 s1 s8 s7
    ipad-air-11-m2|iPad Air 11 (M2)|pad|820x1180|2|1640x2360|2024|17.4-26+|rounded-ipad|18|24 24|24,0,20,0 24,0,20,0|32,0,25,0 32,0,25,0|-|RR RR|-|high high|s4 s2 s1 s8 s7
    ipad-air-11-m3|iPad Air 11 (M3)|pad|820x1180|2|1640x2360|2025|18.3-26+|rounded-ipad|18|24 24|24,0,20,0 24,0,20,0|32,0,25,0 32,0,25,0|-|RR RR|-|high medium|s4 s2 s1 s8
    ipad-a16|iPad (A16)|pad|820x1180|2|1640x2360|2025|18.3-26+|rounded-ipad|25|24 24|24,0,20,0 24,0,20,0|32,0,25,0 32,0,25,0|-|RR RR|-|high high|s4 s2 s1 s8 s7
    ipad-air-11-m4|iPad Air 11 (M4)|pad|820x1180|2|1640x2360|2026|26.3-27+|rounded-ipad|18|- -|32,0,25,0 32,0,25,0|32,0,25,0 32,0,25,0|-|RR RR|-|high high|s4 s2 s1 s8 s7
    ipad-air-13-m2|iPad Air 13 (M2)|pad|1024x1366|2|2048x2732|2024|17.4-26+|rounded-ipad|18|24 24|24,0,20,0 24,0,20,0|32,0,25,0 32,0,25,0|-|RR RR|-|high high|s4 s2 s1 s7
    ipad-air-13-m3|iPad Air 13 (M3)|pad|1024x1366|2|2048x2732|2025|18.3-26+|rounded-ipad|18|24 24|24,0,20,0 24,0,20,0|32,0,25,0 32,0,25,0|-|RR RR|-|high medium|s4 s2 s1
    ipad-air-13-m4|iPad Air 13 (M4)|pad|1024x1366|2|2048x2732|2026|26.3-27+|rounded-ipad|18|- -|32,0,25,0 32,0,25,0|32,0,25,0 32,0,25,0|-|RR RR|-|high high|s4 s2 s1 s7
    ipad-mini-6|iPad mini (6th gen)|pad|744x1133|2|1488x2266|2021|15.0-26+|rounded-ipad|21.5|24 24|24,0,20,0 24,0,20,0|32,0,25,0 32,0,25,0|-|RR RR|-|high medium|s4 s24 s25 s2 s1
    ipad-mini-7|iPad mini (A17 Pro, 7th gen)|pad|744x1133|2|1488x2266|2024|18.0-26+|rounded-ipad|21.5|24 24|24,0,20,0 24,0,20,0|32,0,25,0 32,0,25,0|-|RR RR|-|high high|s4 s24 s25 s2 s1 s7
    ipad-pro-11-m4|iPad Pro 11 (M4)|pad|834x1210|2|1668x2420|2024|17.5-26+|rounded-ipad|30|24 24|24,0,20,0 24,0,20,0|32,0,25,0 32,0,25,0|-|RR RR|-|high high|s7 s2 s1
    ipad-pro-11-m5|iPad Pro 11 (M5)|pad|834x1210|2|1668x2420|2025|26.0-27+|rounded-ipad|30|- -|32,0,25,0 32,0,25,0|32,0,25,0 32,0,25,0|-|RR RR|-|high high|s7 s2 s1
    ipad-pro-13-m4|iPad Pro 13 (M4)|pad|1032x1376|2|2064x2752|2024|17.5-26+|rounded-ipad|30|24 24|24,0,20,0 24,0,20,0|32,0,25,0 32,0,25,0|-|RR RR|-|high high|s7 s2 s1
    ipad-pro-13-m5|iPad Pro 13 (M5)|pad|1032x1376|2|2064x2752|2025|26.0-27+|rounded-ipad|30|- -|32,0,25,0 32,0,25,0|32,0,25,0 32,0,25,0|-|RR RR|-|high high|s7 s2 s1
    apple-tv|Apple TV HD|tv|1920x1080|1|1920x1080|2015|9.0-26+|television|-|- -|60,80,60,80 60,80,60,80|-|-|RR RR|-|high high|s26 s27
    apple-tv-4k|Apple TV 4K|tv|1920x1080|2|3840x2160|2017|11.0-27+|television|-|- -|60,80,60,80 60,80,60,80|-|-|RR RR|-|high high|s26 s27
    apple-vision-pro|Apple Vision Pro (window)|pad|1280x720|2|2560x1440|2024|1.0-27+|window|-|- -|0,0,0,0 0,0,0,0|-|-|RR RR|-|high medium|s26
    mac-catalyst|Mac Catalyst (window of 1024 x 768, scaled to 77 %)|pad|1330x997|2|2048x1536|2019|13.0-27+|window|-|- -|0,0,0,0 0,0,0,0|-|-|RR RR|-|medium low|s28
    """

  /// devices|window:size:size classes ...|confidence|sources; iOS 9 to 18.
  static let windows: StaticString = """
    ipad-air-2 ipad-mini-4 ipad-pro-9-7 ipad-5 ipad-6 ipad-mini-5|split-landscape-one-third:320x768:CR split-landscape-one-half:507x768:CR split-landscape-two-thirds:694x768:RR split-portrait-one-third:320x1024:CR split-portrait-two-thirds:438x1024:CR slide-over-landscape:320x768:CR slide-over-portrait:320x1024:CR|high|s5 s22
    ipad-7 ipad-8 ipad-9|split-landscape-one-third:320x810:CR split-landscape-one-half:535x810:CR split-landscape-two-thirds:750x810:RR split-portrait-one-third:320x1080:CR split-portrait-two-thirds:480x1080:CR slide-over-landscape:320x810:CR slide-over-portrait:320x1080:CR|high|s5 s22
    ipad-pro-10-5 ipad-air-3|split-landscape-one-third:320x834:CR split-landscape-one-half:551x834:CR split-landscape-two-thirds:782x834:RR split-portrait-one-third:320x1112:CR split-portrait-two-thirds:504x1112:CR slide-over-landscape:320x834:CR slide-over-portrait:320x1112:CR|high|s5 s22
    ipad-pro-12-9-1 ipad-pro-12-9-2 ipad-pro-12-9-3 ipad-pro-12-9-4 ipad-pro-12-9-5 ipad-pro-12-9-6 ipad-air-13-m2 ipad-air-13-m3 ipad-air-13-m4|split-landscape-one-third:375x1024:CR split-landscape-one-half:678x1024:RR split-landscape-two-thirds:981x1024:RR split-portrait-one-third:375x1366:CR split-portrait-two-thirds:639x1366:CR slide-over-landscape:375x1024:CR slide-over-portrait:375x1366:CR|high|s5 s22
    ipad-pro-11-1 ipad-pro-11-2 ipad-pro-11-3 ipad-pro-11-4|split-landscape-one-third:375x834:CR split-landscape-one-half:592x834:CR split-landscape-two-thirds:809x834:RR split-portrait-one-third:320x1194:CR split-portrait-two-thirds:504x1194:CR slide-over-landscape:375x834:CR slide-over-portrait:320x1194:CR|high|s5 s22
    ipad-air-4 ipad-air-5 ipad-10 ipad-air-11-m2 ipad-air-11-m3 ipad-a16 ipad-air-11-m4|split-landscape-one-third:375x820:CR split-landscape-one-half:585x820:CR split-landscape-two-thirds:795x820:RR split-portrait-one-third:320x1180:CR split-portrait-two-thirds:490x1180:CR slide-over-landscape:375x820:CR slide-over-portrait:320x1180:CR|medium|s23
    ipad-mini-6 ipad-mini-7|split-landscape-one-third:375x744:CR split-landscape-one-half:561.5x744:CR split-landscape-two-thirds:748x744:RR split-portrait-one-third:320x1133:CR split-portrait-two-thirds:414x1133:CR slide-over-landscape:375x744:CR slide-over-portrait:320x1133:CR|high|s24 s25
    ipad-pro-11-m4 ipad-pro-11-m5|split-landscape-one-third:375x834:CR split-landscape-one-half:600x834:CR split-landscape-two-thirds:825x834:RR split-portrait-one-third:320x1210:CR split-portrait-two-thirds:504x1210:CR slide-over-landscape:375x834:CR slide-over-portrait:320x1210:CR|low|s23
    ipad-pro-13-m4 ipad-pro-13-m5|split-landscape-one-third:375x1032:CR split-landscape-one-half:683x1032:RR split-landscape-two-thirds:991x1032:RR split-portrait-one-third:375x1376:CR split-portrait-two-thirds:647x1376:CR slide-over-landscape:375x1032:CR slide-over-portrait:375x1376:CR|low|s23
    """

  /// Names, in order.
  static let defaultMatrix: StaticString = """
    iphone-se-1
    iphone-se-3
    iphone-13-mini
    iphone-11
    iphone-8-plus
    iphone-16e
    iphone-16
    iphone-17
    iphone-air
    iphone-17-pro-max
    iphone-se-1/landscape
    iphone-17/landscape
    iphone-air/landscape
    iphone-8-plus/landscape
    iphone-duo-outer
    iphone-duo-inner/landscape
    ipad-9
    ipad-mini-7
    ipad-pro-11-m4/landscape
    ipad-pro-13-m4
    ipad-pro-13-m4/landscape
    ipad-9/window-320x1080
    ipad-pro-11-4/window-592x834
    ipad-pro-12-9-6/window-678x1024
    iphone-17/XS
    iphone-17/XXXL
    iphone-se-3/AX2
    iphone-17/AX5
    ipad-mini-7/AX5
    iphone-17/rtl
    iphone-air/landscape/rtl
    iphone-duo-outer/rtl
    iphone-17/text2x
    iphone-se-1/text2x
    iphone-17/bold
    iphone-se-3/AX5+rtl+bold
    """

  /// Names of the full matrix after those of the default one, in order.
  static let furtherMatrix: StaticString = """
    iphone-4s
    iphone-4s/landscape
    iphone-6/landscape
    iphone-x
    iphone-x/landscape
    iphone-xr/landscape
    iphone-xs-max
    iphone-xs-max/landscape
    iphone-12-mini/landscape
    iphone-12/landscape
    iphone-12-pro-max
    iphone-12-pro-max/landscape
    iphone-14-pro/landscape
    iphone-14-pro-max
    iphone-14-pro-max/landscape
    iphone-16-pro-max/landscape
    iphone-duo-outer/landscape
    iphone-duo-inner
    ipad-3
    ipad-3/landscape
    ipad-mini-1
    ipad-mini-1/landscape
    ipad-7/landscape
    ipad-pro-10-5
    ipad-pro-10-5/landscape
    ipad-pro-12-9-1
    ipad-pro-12-9-1/landscape
    ipad-pro-11-1
    ipad-pro-11-1/landscape
    ipad-pro-12-9-3
    ipad-pro-12-9-3/landscape
    ipad-air-4
    ipad-air-4/landscape
    ipad-mini-6/landscape
    ipad-pro-11-m4
    ipad-9/window-320x810
    ipad-9/window-535x810
    ipad-9/window-750x810
    ipad-9/window-480x1080
    ipad-pro-11-4/window-375x834
    ipad-pro-11-4/window-809x834
    ipad-pro-11-4/window-320x1194
    ipad-pro-11-4/window-504x1194
    ipad-pro-12-9-6/window-375x1024
    ipad-pro-12-9-6/window-981x1024
    ipad-pro-12-9-6/window-375x1366
    ipad-pro-12-9-6/window-639x1366
    ipad-mini-7/window-375x744
    ipad-mini-7/window-561.5x744
    ipad-mini-7/window-748x744
    ipad-mini-7/window-320x1133
    ipad-mini-7/window-414x1133
    iphone-se-1/XS
    iphone-se-1/XL
    iphone-se-1/XXXL
    iphone-se-1/AX1
    iphone-se-1/AX2
    iphone-se-1/AX5
    iphone-se-1/rtl
    iphone-se-1/bold
    iphone-se-1/AX2+rtl
    iphone-se-3/XS
    iphone-se-3/XL
    iphone-se-3/XXXL
    iphone-se-3/AX1
    iphone-se-3/AX5
    iphone-se-3/rtl
    iphone-se-3/text2x
    iphone-se-3/bold
    iphone-se-3/AX2+rtl
    iphone-17/XL
    iphone-17/AX1
    iphone-17/AX2
    iphone-17/AX2+rtl
    iphone-17-pro-max/XS
    iphone-17-pro-max/XL
    iphone-17-pro-max/XXXL
    iphone-17-pro-max/AX1
    iphone-17-pro-max/AX2
    iphone-17-pro-max/AX5
    iphone-17-pro-max/rtl
    iphone-17-pro-max/text2x
    iphone-17-pro-max/bold
    iphone-17-pro-max/AX2+rtl
    iphone-17/landscape/XS
    iphone-17/landscape/XL
    iphone-17/landscape/XXXL
    iphone-17/landscape/AX1
    iphone-17/landscape/AX2
    iphone-17/landscape/AX5
    iphone-17/landscape/rtl
    iphone-17/landscape/text2x
    iphone-17/landscape/bold
    iphone-17/landscape/AX2+rtl
    iphone-air/landscape/XS
    iphone-air/landscape/XL
    iphone-air/landscape/XXXL
    iphone-air/landscape/AX1
    iphone-air/landscape/AX2
    iphone-air/landscape/AX5
    iphone-air/landscape/text2x
    iphone-air/landscape/bold
    iphone-air/landscape/AX2+rtl
    ipad-mini-7/XS
    ipad-mini-7/XL
    ipad-mini-7/XXXL
    ipad-mini-7/AX1
    ipad-mini-7/AX2
    ipad-mini-7/rtl
    ipad-mini-7/text2x
    ipad-mini-7/bold
    ipad-mini-7/AX2+rtl
    ipad-pro-13-m4/landscape/XS
    ipad-pro-13-m4/landscape/XL
    ipad-pro-13-m4/landscape/XXXL
    ipad-pro-13-m4/landscape/AX1
    ipad-pro-13-m4/landscape/AX2
    ipad-pro-13-m4/landscape/AX5
    ipad-pro-13-m4/landscape/rtl
    ipad-pro-13-m4/landscape/text2x
    ipad-pro-13-m4/landscape/bold
    ipad-pro-13-m4/landscape/AX2+rtl
    """
}
