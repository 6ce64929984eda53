import type { DistrictText } from '../district.rules';

/** States and territories with their cities and larger towns. */
export const AU: DistrictText = {
  languages: ['en'],
  lines: `
AU-NSW New South Wales: Sydney, Parramatta, Penrith, Blacktown, Liverpool, Campbelltown, Newcastle, Lake Macquarie, Maitland, Cessnock, Central Coast, Wollongong, Shellharbour, Nowra, Queanbeyan, Goulburn, Wagga Wagga, Albury, Griffith, Orange, Bathurst, Dubbo, Tamworth, Armidale, Port Macquarie, Coffs Harbour, Grafton, Lismore, Ballina, Byron Bay, Tweed Heads, Broken Hill
AU-VIC Victoria: Melbourne, Dandenong, Frankston, Werribee, Melton, Sunbury, Geelong, Torquay, Ballarat, Bendigo, Shepparton, Wangaratta, Wodonga, Mildura, Swan Hill, Echuca, Horsham, Warrnambool, Traralgon, Sale, Bairnsdale, Warragul
AU-QLD Queensland: Brisbane, Ipswich, Logan, Redland City, Caboolture, Gold Coast, Sunshine Coast, Toowoomba, Gympie, Hervey Bay, Maryborough, Bundaberg, Gladstone, Rockhampton, Mackay, Townsville, Cairns, Mount Isa, Emerald, Warwick
AU-WA Western Australia: Perth, Fremantle, Joondalup, Rockingham, Mandurah, Armadale, Bunbury, Busselton, Albany, Geraldton, Kalgoorlie, Karratha, Port Hedland, Broome, Esperance, Northam
AU-SA South Australia: Adelaide, Mount Barker, Gawler, Victor Harbor, Murray Bridge, Mount Gambier, Whyalla, Port Augusta, Port Pirie, Port Lincoln, Renmark
AU-TAS Tasmania: Hobart, Kingston, Launceston, Devonport, Burnie, Ulverstone
AU-ACT Australian Capital Territory: Canberra, Belconnen, Gungahlin, Tuggeranong, Woden Valley, Weston Creek
AU-NT Northern Territory: Darwin, Palmerston, Alice Springs, Katherine, Tennant Creek, Nhulunbuy
`,
};
