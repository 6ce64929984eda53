/** A file of one charge. */
const HEAD = 'id,Type,Source,Amount,Fee,Net,Currency,Created (UTC),Available On (UTC),Description';
const ROW = 'txn_1,charge,ch_1,10.00,0.30,9.70,usd,2026-11-02 09:15,2026-11-04 00:00,PO-1';
const STATEMENT = { source: 'STRIPE', fileName: 'a.csv', content: `${HEAD}\n${ROW}` };

/** Bodies of the calls of the money desk that pass the schemas. */
export const MONEY_BODIES: Record<string, unknown> = {
  'POST /operator/ledger/{id}/ask': { reason: 'Twice' },
  'POST /operator/ledger/{id}/decide': { approvalId: 'none', decision: 'APPROVED' },
  'POST /operator/deposits/{id}/decide': { approvalId: 'none', decision: 'APPROVED' },
  'POST /operator/refund-requests/{id}/decide': { approvalId: 'none', decision: 'APPROVED' },
  'POST /operator/statement-lines/{id}/payout/ask': { version: 1 },
  'POST /operator/statement-lines/{id}/payout/decide': { approvalId: 'none', decision: 'APPROVED' },
  'POST /operator/days/{day}/sign': {},
  'POST /operator/days/{day}/check': { version: 1 },
  'POST /operator/statements/look': { content: 'date,amount' },
  'POST /operator/statements/preview': STATEMENT,
  'POST /operator/statements': STATEMENT,
  'POST /operator/statement-lines/{id}/decide': { version: 1, decision: 'REOPEN' },
  'POST /operator/compensations': { no: 'PO1', reason: 'GOODWILL', amount: 1, note: 'Sorry' },
  'POST /operator/compensations/{id}/ask': { version: 1, reason: 'GOODWILL', amount: 1, note: 'Sorry' },
  'POST /operator/compensations/{id}/decide': { approvalId: 'none', decision: 'APPROVED' },
  'POST /operator/compensations/{id}/pay': { bankReference: 'B-1' },
  'POST /operator/compensations/{id}/drop': { version: 1, why: 'Not needed' },
  'POST /operator/deposits/{id}/answer': { version: 1, decision: 'REFUSE', reason: 'Nothing came' },
  'POST /operator/payments-in-review/{paymentNo}/answer': { isPaid: false },
  'POST /operator/payments-in-review/{paymentNo}/decide': { approvalId: 'none', decision: 'APPROVED' },
  'POST /operator/withdrawals/{id}/ask': {},
  'POST /operator/withdrawals/{id}/decide': { approvalId: 'none', decision: 'APPROVED' },
  'POST /operator/withdrawals/{id}/pay': { bankReference: 'B-1' },
  'POST /operator/withdrawals/{id}/refuse': { status: 'REQUESTED', reason: 'Closed account' },
  'POST /operator/refund-requests/{id}/answer': { decision: 'REFUSE', note: 'It is fine' },
};
