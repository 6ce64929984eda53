import * as z from 'zod/mini';
import { askProvider, refusedBy } from '../ask-provider';
import type { Credentials } from '../payment.port';
import { isSameText } from '../same-text';
import { hmacSha512 } from './vnpay-signature';

/** What is signed, in this order, with bars between. */
const ORDERS = {
  querydr: 'RequestId Version Command TmnCode TxnRef TransactionDate CreateDate IpAddr OrderInfo',
  refund:
    'RequestId Version Command TmnCode TransactionType TxnRef Amount TransactionNo TransactionDate CreateBy CreateDate IpAddr OrderInfo',
};
const ANSWERED =
  'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType TransactionStatus OrderInfo PromotionCode PromotionAmount';

const Answer = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

const textOf = (fields: Record<string, unknown>, order: string) =>
  order
    .split(' ')
    .map((name) => String(fields[`vnp_${name}`] ?? ''))
    .join('|');

/** @returns fields of a signed answer @throws Error where none came, or somebody else wrote it */
export async function askVnpay(
  url: string,
  { account, keys }: Credentials,
  command: keyof typeof ORDERS,
  asked: Record<string, string>,
): Promise<Record<string, string>> {
  const [key = ''] = keys.hashSecret ?? [];
  const fields: Record<string, string> = { vnp_Version: '2.1.0', vnp_Command: command, vnp_TmnCode: account, ...asked };
  const body = JSON.stringify({ ...fields, vnp_SecureHash: hmacSha512(key, textOf(fields, ORDERS[command])) });
  const { status, json } = await askProvider(url, { headers: { 'content-type': 'application/json' }, body });
  const answer = Answer.safeParse(json).data;
  if (status !== 200 || !answer) throw refusedBy('VNPay', { status }, undefined);
  const isTheirs = isSameText(String(answer.vnp_SecureHash ?? ''), hmacSha512(key, textOf(answer, ANSWERED)));
  const said = String(answer.vnp_ResponseCode ?? '');
  // refusals of form and key come unsigned
  if (!isTheirs) throw refusedBy('VNPay', { status }, `unsigned ${said}`);
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, String(value ?? '')]));
}
