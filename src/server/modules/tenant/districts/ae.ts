import type { DistrictText } from '../district.rules';

/** Emirates and their cities and main communities. */
export const AE: DistrictText = {
  languages: ['en', 'ar'],
  lines: `
AE-AZ Abu Dhabi|أبوظبي: Abu Dhabi City|مدينة أبوظبي, Al Ain|العين, Al Dhafra|الظفرة, Al Reem Island|جزيرة الريم, Yas Island|جزيرة ياس, Saadiyat Island|جزيرة السعديات, Khalifa City|مدينة خليفة, Mohammed Bin Zayed City|مدينة محمد بن زايد, Al Raha|الراحة, Mussafah|مصفح, Madinat Zayed|مدينة زايد, Ruwais|الرويس
AE-DU Dubai|دبي: Deira|ديرة, Bur Dubai|بر دبي, Jumeirah|جميرا, Downtown Dubai|وسط مدينة دبي, Business Bay|الخليج التجاري, Dubai Marina|دبي مارينا, Palm Jumeirah|نخلة جميرا, Jumeirah Lakes Towers|أبراج بحيرات جميرا, Al Barsha|البرشاء, Al Quoz|القوز, Al Karama|الكرامة, Al Nahda|النهدة, Al Qusais|القصيص, Mirdif|مردف, International City|المدينة العالمية, Dubai Silicon Oasis|واحة دبي للسيليكون, Jumeirah Village Circle|قرية جميرا الدائرية, Dubai South|دبي الجنوب, Hatta|حتا
AE-SH Sharjah|الشارقة: Sharjah City|مدينة الشارقة, Al Majaz|المجاز, Al Khan|الخان, Al Nahda|النهدة, Muwaileh|مويلح, Al Dhaid|الذيد, Khor Fakkan|خورفكان, Kalba|كلباء, Dibba Al Hisn|دبا الحصن, Al Madam|المدام
AE-AJ Ajman|عجمان: Ajman City|مدينة عجمان, Al Nuaimiya|النعيمية, Al Rashidiya|الراشدية, Al Jurf|الجرف, Masfout|مصفوت, Manama|المنامة
AE-UQ Umm Al Quwain|أم القيوين: Umm Al Quwain City|مدينة أم القيوين, Al Salamah|السلمة, Falaj Al Mualla|فلج المعلا
AE-RK Ras Al Khaimah|رأس الخيمة: Ras Al Khaimah City|مدينة رأس الخيمة, Al Nakheel|النخيل, Al Hamra|الحمراء, Al Rams|الرمس, Digdaga|الدقداقة, Khatt|خت
AE-FU Fujairah|الفجيرة: Fujairah City|مدينة الفجيرة, Dibba Al Fujairah|دبا الفجيرة, Masafi|مسافي, Mirbah|مربح, Al Bidya|البدية
`,
};
