import { expect } from '@playwright/test';
import { deskPaths } from '../../src/contract/desk-paths';
import { wordsWith, textsOf } from './texts';
import { openRecord, pictureFile, type Desk } from './staff';

const english = textsOf('en');

/** What a buyer does with one order, each step as one call. */
export function buyingOf(desk: Desk) {
  const { main, say, press, stands } = desk;
  return {
    async take(orderNo: string) {
      await openRecord(desk, deskPaths.buying(), orderNo);
      await press('manual.lease.take');
      await expect(main.getByRole('button', { name: say('manual.lease.leave') })).toBeVisible();
    },

    /** Its seller wants more than was paid: the shopper is asked, and shown what the seller says. */
    async ask(number: string, yuan: string) {
      await main.getByLabel(say('buying.place.numbers')).fill(number);
      await main.getByLabel(say('buying.place.price', { number: 1 })).fill(yuan);
      const proof = main.getByRole('group', { name: say('buying.place.proof') });
      await proof.getByLabel(say('photo.file')).setInputFiles(await pictureFile('price'));
      await expect(proof.getByRole('img', { name: say('photo.number', { number: 1 }) })).toBeVisible();
      await main.getByRole('button', { name: wordsWith(english, 'operator:buying.place.doAsk', 'sum') }).click();
      await expect(main.getByText(say('buying.asked'), { exact: true })).toBeVisible();
    },

    async place() {
      await main.getByRole('button', { name: wordsWith(english, 'operator:buying.place.do', 'sum') }).click();
      await stands('buying.status.PURCHASED');
    },

    /** @param letter what the seller wrote, with the number somewhere in it */
    async send(letter: string) {
      await main.getByLabel(say('buying.send.number')).fill(letter);
      await press('buying.send.do', { count: 1 });
      await stands('buying.status.SELLER_SHIPPED');
    },
  };
}
