/** Kuaidi100's names of the couriers whom we name; of others it is asked to tell them by their numbers. */
const CODES = new Map<string, string>([
  ['SF', 'shunfeng'],
  ['YTO', 'yuantong'],
  ['JT', 'jtexpress'],
  ['JD', 'jd'],
  ['DEPPON', 'debangkuaidi'],
  ['EMS', 'ems'],
  ['ZTO', 'zhongtong'],
  ['STO', 'shentong'],
  ['YUNDA', 'yunda'],
]);

export const courierCode = (carrier: string): string | undefined => CODES.get(carrier.trim().toUpperCase());

export const isCourierOfChina = (carrier: string): boolean => courierCode(carrier) !== undefined;
