/** What waits for a shopper to do something, each with a page where it is done. */
export const OVERVIEW_TASKS = [
  'ORDER_TO_PAY',
  'TOPUP_DUE',
  'SHIPMENT_TO_PAY',
  'PRICE_TO_ACCEPT',
  'DECISION_DUE',
  'STORAGE_ENDS',
  'TO_FETCH',
  'PAPERS_WANTED',
  'CAME_BACK',
  'LOST',
] as const;
