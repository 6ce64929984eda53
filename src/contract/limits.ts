/** Business constants of the specification's section 9, and ours where it is silent. */
export const LIMITS = {
  requestTimeoutMs: 30_000,
  bodyBytes: 1_048_576,
  imageBytes: 10_485_760,
  hotKeywordPageSize: 100,
  watchHistory: 20,
  quantityMax: 99_999,
  messageLength: 500,
  cartItems: 200,
  /** As many pieces are thought of each by itself, so that any of them can be left out or put into another box. */
  singlePieces: 20,
  addresses: 50,
  customsInfos: 20,
  customsLooks: 50,
  /** Numbers of a receiver that nobody asked to keep, after they were last needed. */
  customsKeptDays: 90,
  customsReminderDays: 30,
  favorites: 1000,
  quoteMinutes: 10,
  /** So old the marketplace's price may be of which an order is made. */
  priceMinutes: 5,
  /** Of one product of a shop's own. */
  ownSkus: 200,
  /** Quotes of a shopper that wait unused, and charges that wait to be paid within so many minutes. */
  waitingQuotes: 60,
  waitingCharges: 20,
  chargeMinutes: 10,
  unpaidHours: 72,
  /** A bank transfer may take its time. */
  offlineDepositDays: 14,
  /** Pictures of a request for money back, and the days in which it is answered. */
  refundPhotos: 6,
  /** What nothing refers to: an address that a shopper shared or kept still works for so long. */
  pictureDays: 30,
  refundAnswerDays: 3,
  /** Of what was asked back of one order, the latest. */
  orderRefunds: 20,
  /** Sellers take things back for five days: so long a shopper decides on what the inspection found wrong. */
  decisionDays: 5,
  /** So long a shopper decides whether to pay more for what became dearer; then it is not bought. */
  dearerHours: 48,
  /** So long after it came into store a thing can go back for no reason. */
  returnHours: 120,
  /** So many days in store are paid for ahead at most: as far as agents of this trade let one extend. */
  storageAheadDays: 180,
  /** Days after its delivery in which the insurance of a shipment is claimed on. */
  claimDays: 7,
  /** Letters of a review. */
  reviewLetters: 1_000,
  /** Of a price that staff found out: sellers change theirs by the week, so a week unless they say otherwise. */
  manualQuoteDays: 7,
  manualQuoteMostDays: 30,
  /** So many of what waits at a desk are counted. */
  deskCount: 100,
  /** The heaviest and longest that a bench takes for no slip. */
  benchGrams: 99_999,
  benchSideMm: 3_000,
  /** So many scans wait in a bench that cannot reach its server, and so many of its last effects are taken back. */
  benchWaiting: 20,
  benchUndo: 10,
  benchUndoMinutes: 30,
  /** So many pictures of a parcel at once. */
  parcelPhotos: 12,
  quotedRows: 20,
  /** Price requests of a shopper that are not over, and those of an hour: a person looks at each. */
  openRequests: 30,
  requestsAnHour: 60,
  /** Parcels of one answer: all of a store at once. */
  stockInPage: 1000,
  /** Letters of a message, messages of one answer, of a shopper and of one of the staff in an hour, and how long a conversation rests. */
  threadLetters: 2000,
  threadMessages: 100,
  messagesAnHour: 40,
  staffMessagesAnHour: 600,
  threadRestDays: 30,
  /** Working hours in which the shop answers. */
  answerHours: 4,
  cannedAnswers: 200,
  /** Banners, announcements, campaigns: of what was ever begun of a kind, the latest. */
  siteItems: 200,
  /** Of a kind, those that shoppers see or will see. */
  livingSiteItems: 30,
  /** A look at a shopper's account by one of the staff; how many they begin in an hour, and its shopper is shown. */
  lookMinutes: 15,
  looksAnHour: 30,
  accountLooks: 50,
  /** All that a shop has of a shopper: how long it can be fetched, and how often it is asked for in a day. */
  exportHours: 24,
  exportsADay: 5,
  /** Tracking numbers that are filed at once, those that a shopper waits for, and the days after which one is over. */
  forecastNumbers: 20,
  openForecasts: 500,
  forecastDays: 60,
  /** Goods that nobody knows lie for so long. Claims of a shopper that wait, and those that fit nothing, a day; numbers looked for in an hour. */
  unclaimedDays: 30,
  openClaims: 10,
  wrongClaimsADay: 3,
  unclaimedLooks: 30,
  /** Rows of a list that something is done with at once. */
  bulkRows: 500,
  /** So long a shopper thinks about what is offered in place of something, and so long at most is waited for a seller. */
  substituteHours: 48,
  waitDays: 30,
  /** In which what is paid is taken up and bought, in hours of work; its seller sends it and it comes, in days of work. */
  takeHours: 6,
  placeHours: 24,
  sellerSendsDays: 7,
  domesticDays: 5,
  /** In which what waits for it is packed. */
  packHours: 48,
  quietHours: 72,
  /** How long a member of staff has a record of a queue to themselves. */
  leaseMinutes: 30,
  /** To how many warehouses a role is limited. */
  scopeWarehouses: 50,
  /** From its bench a thing is on its shelf within so long. */
  shelfHours: 24,
  /** Of transit orders: how many parcels and boxes, and how long each thing may take. */
  transitParcels: 20,
  transitBoxes: 20,
  boxPhotos: 6,
  /** Boxes of one batch, and columns of a carrier's manifest. */
  batchBoxes: 300,
  manifestColumns: 40,
  declaredLines: 400,
  transitQuoteMinutes: 30,
  transitQuotes: 120,
  /** Prices of shipping that are asked for in a minute, by a shopper or from one network of visitors. */
  estimatesAMinute: 120,
  transitPayDays: 10,
  transitUnpackDays: 30,
  rehearsalDays: 14,
  topUpHours: 72,
  transitCompleteDays: 14,
  /** In which papers come for what customs have taken, or it is given up. */
  papersDays: 14,
  /** In which it is said what becomes of what came back, or it lies in store again. */
  cameBackDays: 14,
  /** In which what is at a station is fetched, where that keeps it no longer, or it goes back. */
  stationDays: 14,
  /** Wrong codes that are tried for one shipment in an hour. */
  pickupTries: 5,
  /** In which what is owed for something lost is claimed or declined; then the shop writes the claim itself. */
  lostDays: 30,
  sessionsPerShopper: 10,
  sessionDays: 90,
  sessionIdleDays: 30,
  /** Of the staff: a working week, and no longer than a night unseen. */
  staffSessionDays: 7,
  staffSessionIdleHours: 12,
  sessionsPerStaff: 10,
  ownRoles: 50,
  /** Of a shop; pages of what was sent to one, and tries of it in a minute. */
  webhooks: 10,
  webhookPage: 30,
  pingsAMinute: 10,
  /** Of a shop, those that live; how long each does at most, how often it is used in a minute, and of those that are over how many are shown. */
  apiKeys: 50,
  apiKeyDays: 365,
  apiCallsAMinute: 600,
  apiKeysOver: 50,
  /** Of one list, that one person keeps; and again of all together. */
  staffViews: 30,
  /** Of dated terms: those to come, and the latest that a desk shows. */
  versionsAhead: 10,
  versionsShown: 50,
  /** Of a shop, and of one table that is brought in. */
  shopLines: 500,
  importLines: 200,
  /** How far back a line is looked at, over how many shipments and parcels at least, and over how many at most. */
  historyDays: 180,
  historyShipments: 20,
  historyParcels: 200,
  historyMost: 2000,
  /** How far back terms are tried, and over how many shipments a call. */
  backTestDays: 90,
  backTestShipments: 200,
  codeMinutes: 10,
  /** Wrong guesses of a code, for the browser that asked for it; and again for all others together. */
  codeAttempts: 5,
} as const;
