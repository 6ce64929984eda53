import { expect } from '@playwright/test';
import { deskPaths } from '../../src/contract/desk-paths';
import type { Measures } from '../../src/contract/transit-box';
import type { SaidState } from '../../src/contract/way-desk';
import { benchOf } from './bench';
import { openRecord, type Desk } from './staff';

/** What is done with a shipment from its shelf to its door, each step as one call. */
export function packingOf(desk: Desk) {
  const { page, main, say, press, stands } = desk;
  const { wedge } = benchOf(desk);
  return {
    open: (orderNo: string) => openRecord(desk, deskPaths.packing(), orderNo),
    openOnWay: (orderNo: string) => openRecord(desk, deskPaths.shipments(), orderNo, 'onWay'),

    /** Each parcel is scanned onto the table. */
    async lay(parcelNos: string[]) {
      await press('packing.start');
      await expect(main).toContainText(say('packing.count', { seen: 0, all: parcelNos.length }));
      // longer than the field takes for one code what comes behind the other
      await page.waitForTimeout(300);
      for (const [at, parcelNo] of parcelNos.entries()) {
        await wedge(parcelNo);
        await expect(main).toContainText(say('packing.count', { seen: at + 1, all: parcelNos.length }));
      }
    },

    /** Types what the only box weighs and measures, and asks what it costs; what is looked at twice is right. */
    async price(measures: Partial<Measures>) {
      for (const [field, value] of Object.entries(measures))
        await main
          .getByLabel(`${say('packing.box', { number: 1 })}: ${say(`packing.field.${field}`)}`)
          .fill(String(value));
      await press('packing.price');
      const [isRight, costs] = [
        main.getByText(say('packing.isRight')),
        main.getByText(say('packing.costs'), { exact: true }),
      ];
      await expect(isRight.or(costs)).toBeVisible();
      if (await isRight.isVisible()) await press('packing.price');
      await expect(costs).toBeVisible();
    },

    /** A batch of one box is begun, filled by its label and the carrier's number, closed, and leaves. */
    async batch(carrier: string, code: string, trackingNo: string, look: () => Promise<unknown>) {
      await desk.open(deskPaths.batches());
      await press('batches.open');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('packing.carrier')).fill(carrier);
      await dialog.getByRole('button', { name: say('batches.begin') }).click();
      await stands('batches.status.OPEN');
      await page.waitForTimeout(300);
      const said = main.getByRole('region', { name: say('batches.scan') }).getByRole('status');
      await wedge(code);
      await expect(said).toHaveText(`${code} · ${say('batches.say.ADDED')}`);
      await wedge(trackingNo);
      await expect(said).toHaveText(`${trackingNo} · ${say('batches.say.NUMBERED')}`);
      await look();
      await press('batches.close');
      await stands('batches.status.CLOSED');
      await press('batches.handOver');
      await expect(dialog).toContainText(carrier);
      await dialog.getByRole('button', { name: say('batches.handOver') }).click();
      await stands('batches.status.HANDED_OVER');
    },

    /** Somebody was told where it is. */
    async tell(state: SaidState, words: string) {
      await main.getByLabel(say('shipments.state')).selectOption(state);
      await main.getByLabel(say('shipments.words')).fill(words);
      await press('shipments.note');
      // that it is delivered ends its way
      if (state === 'DELIVERED')
        await page
          .getByRole('dialog')
          .getByRole('button', { name: say('shipments.delivered.do') })
          .click();
      await expect(main.getByText(words).first()).toBeVisible();
    },
  };
}
