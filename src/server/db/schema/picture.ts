import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Channel } from '../../../contract/channels';
import { bytes, time } from './columns';

/** Every picture of the embedded marketplace, by its address, and what it looks like. */
export const marketplacePicture = pgTable(
  'marketplace_picture',
  {
    address: text().primaryKey(),
    /** Place in the gallery of the product that brought it: main pictures are looked at first. */
    position: integer().notNull(),
    /** How `vectors` were computed; 0: not yet. */
    version: integer().notNull().default(0),
    /** Pictures that look alike share some of these numbers. */
    buckets: integer().array().notNull(),
    vectors: bytes(),
    /** Until when a process that takes it up has it for itself. */
    leaseUntil: time(),
  },
  (t) => [
    index('marketplace_picture_buckets').using('gin', t.buckets),
    index('marketplace_picture_waiting').on(t.version, t.position, t.address),
  ],
);

/** Which products show a picture. */
export const marketplacePictureProduct = pgTable(
  'marketplace_picture_product',
  {
    address: text().notNull(),
    position: integer().notNull(),
    channel: text().$type<Channel>().notNull(),
    itemId: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.address, t.channel, t.itemId] }),
    index('marketplace_picture_product_owner').on(t.channel, t.itemId),
    index('marketplace_picture_product_main').on(t.address, t.position, t.channel),
  ],
);

/** Products whose pictures are to be noted: written by a trigger whenever the stock changes. */
export const marketplacePictureDue = pgTable(
  'marketplace_picture_due',
  {
    channel: text().$type<Channel>().notNull(),
    itemId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.channel, t.itemId] })],
);
