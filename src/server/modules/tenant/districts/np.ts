import type { DistrictText } from '../district.rules';

/** Provinces and their districts: all 7 and 77. */
export const NP: DistrictText = {
  languages: ['en'],
  lines: `
NP-P1 Koshi: Bhojpur, Dhankuta, Ilam, Jhapa, Khotang, Morang, Okhaldhunga, Panchthar, Sankhuwasabha, Solukhumbu, Sunsari, Taplejung, Terhathum, Udayapur
NP-P2 Madhesh: Bara, Dhanusha, Mahottari, Parsa, Rautahat, Saptari, Sarlahi, Siraha
NP-P3 Bagmati: Bhaktapur, Chitwan, Dhading, Dolakha, Kathmandu, Kavrepalanchok, Lalitpur, Makwanpur, Nuwakot, Ramechhap, Rasuwa, Sindhuli, Sindhupalchok
NP-P4 Gandaki: Baglung, Gorkha, Kaski, Lamjung, Manang, Mustang, Myagdi, Nawalpur, Parbat, Syangja, Tanahun
NP-P5 Lumbini: Arghakhanchi, Banke, Bardiya, Dang, Eastern Rukum, Gulmi, Kapilvastu, Palpa, Parasi, Pyuthan, Rolpa, Rupandehi
NP-P6 Karnali: Dailekh, Dolpa, Humla, Jajarkot, Jumla, Kalikot, Mugu, Salyan, Surkhet, Western Rukum
NP-P7 Sudurpashchim: Achham, Baitadi, Bajhang, Bajura, Dadeldhura, Darchula, Doti, Kailali, Kanchanpur
`,
};
