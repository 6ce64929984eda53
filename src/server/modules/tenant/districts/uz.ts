import type { DistrictText } from '../district.rules';

/** Regions, the republic and the capital, with their cities and districts. */
export const UZ: DistrictText = {
  languages: ['uz', 'ru'],
  lines: `
UZ-TK Toshkent shahri|город Ташкент: Bektemir, Chilonzor, Mirobod, Mirzo Ulug‘bek, Olmazor, Sergeli, Shayxontohur, Uchtepa, Yakkasaroy, Yangihayot, Yashnobod, Yunusobod
UZ-TO Toshkent viloyati|Ташкентская область: Nurafshon shahri, Angren shahri, Bekobod shahri, Chirchiq shahri, Olmaliq shahri, Ohangaron shahri, Yangiyo‘l shahri, Bekobod, Bo‘ka, Bo‘stonliq, Chinoz, Ohangaron, Oqqo‘rg‘on, Parkent, Piskent, Qibray, Quyichirchiq, O‘rtachirchiq, Yangiyo‘l, Yuqorichirchiq, Zangiota, Toshkent
UZ-AN Andijon|Андижанская область: Andijon shahri, Xonobod shahri, Andijon, Asaka, Baliqchi, Bo‘ston, Buloqboshi, Izboskan, Jalaquduq, Marhamat, Oltinko‘l, Paxtaobod, Qo‘rg‘ontepa, Shahrixon, Ulug‘nor, Xo‘jaobod
UZ-BU Buxoro|Бухарская область: Buxoro shahri, Kogon shahri, Buxoro, G‘ijduvon, Jondor, Kogon, Olot, Peshku, Qorako‘l, Qorovulbozor, Romitan, Shofirkon, Vobkent
UZ-FA Farg‘ona|Ферганская область: Farg‘ona shahri, Marg‘ilon shahri, Qo‘qon shahri, Quvasoy shahri, Bag‘dod, Beshariq, Buvayda, Dang‘ara, Farg‘ona, Furqat, Oltiariq, O‘zbekiston, Qo‘shtepa, Quva, Rishton, So‘x, Toshloq, Uchko‘prik, Yozyovon
UZ-JI Jizzax|Джизакская область: Jizzax shahri, Arnasoy, Baxmal, Do‘stlik, Forish, G‘allaorol, Mirzacho‘l, Paxtakor, Sharof Rashidov, Yangiobod, Zafarobod, Zarbdor, Zomin
UZ-NG Namangan|Наманганская область: Namangan shahri, Chortoq, Chust, Kosonsoy, Mingbuloq, Namangan, Norin, Pop, To‘raqo‘rg‘on, Uchqo‘rg‘on, Uychi, Yangiqo‘rg‘on
UZ-NW Navoiy|Навоийская область: Navoiy shahri, Zarafshon shahri, Karmana, Konimex, Navbahor, Nurota, Qiziltepa, Tomdi, Uchquduq, Xatirchi
UZ-QA Qashqadaryo|Кашкадарьинская область: Qarshi shahri, Shahrisabz shahri, Chiroqchi, Dehqonobod, G‘uzor, Kasbi, Kitob, Koson, Mirishkor, Muborak, Nishon, Qamashi, Qarshi, Shahrisabz, Yakkabog‘
UZ-SA Samarqand|Самаркандская область: Samarqand shahri, Kattaqo‘rg‘on shahri, Bulung‘ur, Ishtixon, Jomboy, Kattaqo‘rg‘on, Narpay, Nurobod, Oqdaryo, Pastdarg‘om, Paxtachi, Payariq, Qo‘shrabot, Samarqand, Toyloq, Urgut
UZ-SI Sirdaryo|Сырдарьинская область: Guliston shahri, Shirin shahri, Yangiyer shahri, Boyovut, Guliston, Mirzaobod, Oqoltin, Sardoba, Sayxunobod, Sirdaryo, Xovos
UZ-SU Surxondaryo|Сурхандарьинская область: Termiz shahri, Angor, Bandixon, Boysun, Denov, Jarqo‘rg‘on, Muzrabot, Oltinsoy, Qiziriq, Qumqo‘rg‘on, Sariosiyo, Sherobod, Sho‘rchi, Termiz, Uzun
UZ-XO Xorazm|Хорезмская область: Urganch shahri, Xiva shahri, Bog‘ot, Gurlan, Hazorasp, Qo‘shko‘pir, Shovot, Tuproqqal’a, Urganch, Xiva, Xonqa, Yangiariq, Yangibozor
UZ-QR Qoraqalpog‘iston|Республика Каракалпакстан: Nukus shahri, Amudaryo, Beruniy, Bo‘zatov, Chimboy, Ellikqal’a, Kegeyli, Mo‘ynoq, Nukus, Qonliko‘l, Qorao‘zak, Qo‘ng‘irot, Shumanay, Taxiatosh, Taxtako‘pir, To‘rtko‘l, Xo‘jayli
`,
};
