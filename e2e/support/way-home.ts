import sharp from 'sharp';
import { expect, test } from '@playwright/test';
import { transitEndpoints } from '../../src/contract/transit.endpoints';
import { saveHome, storeGoods } from './goods';
import type { shippingOf } from './shipping';
import { fund, setPayPassword, type Shopper } from './shopper';
import { wordsWith } from './texts';

interface Traveller {
  shopper: Shopper;
  at: ReturnType<typeof shippingOf>;
  /** Minor units, enough for two pairs of shoes and their way. */
  funds: number;
  /** By sea, in the shop's words. */
  line: RegExp;
  /** What the country asks of its receivers. */
  number?: { label: string; value: string };
  /** Looks at the page as it stands. */
  look: (what: string) => Promise<unknown>;
}

/** From two paid orders to the door: in two boxes, with customs data, each step seen by its shopper. */
export async function goHome({ shopper, at, funds, line, number, look }: Traveller) {
  const { main, say } = at;
  const page = main.page();

  await test.step('the goods lie in store, and are seen there', async () => {
    await fund(shopper, funds);
    await setPayPassword(shopper);
    await saveHome(shopper);
    await storeGoods(shopper);
    await storeGoods(shopper);
    await at.open('/my/in-stock-items');
    await expect(main.getByRole('article')).toHaveCount(2);
    await look('store');
    await main
      .getByRole('button', { name: wordsWith(say, 'transit:parcel.openPhotos', 'number', 'count') })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    await look('photos');
    await page.getByRole('button', { name: say('common:actions.close') }).click();
    await main.getByRole('button', { name: say('transit:inStock.chooseAll', { count: 2 }) }).click();
    await page.getByRole('link', { name: say('transit:bar.ship') }).click();
  });

  await test.step('a shipment by sea in two boxes is ordered, with what customs want to know', async () => {
    await at.takeLine(line);
    const boxes = main.getByRole('group', { name: say('transit:wishes.boxes') });
    await boxes.getByRole('button', { name: say('common:quantity.more') }).click();
    const declared = main.getByText(say('transit:declaration.open', { count: 2 }));
    await expect(declared).toBeVisible();
    // it is open where words are missing
    if (await main.getByLabel(say('transit:declaration.nameEn')).first().isHidden()) await declared.click();
    for (const field of await main.getByLabel(say('transit:declaration.nameEn')).all())
      await field.fill('Canvas shoes');
    for (const field of await main.getByLabel(say('transit:declaration.hsCode')).all()) await field.fill('640419');
    if (number) {
      await main.getByLabel(number.label).fill(number.value);
      await main.getByRole('checkbox', { name: say('transit:customs.consent') }).check();
      await main.getByRole('button', { name: say('transit:customs.save') }).click();
      await expect(main.getByText(/•{4}/)).toBeVisible();
    }
    await look('new');
    await at.order();
    await at.stands('SUBMITTED');
    const { declaration, customs } = await at.read();
    expect(declaration.map(({ nameEn, hsCode }) => `${nameEn} ${hsCode}`)).toEqual(
      Array(2).fill('Canvas shoes 640419'),
    );
    expect(customs?.numbers.length ?? 0).toBe(number ? 1 : 0);
  });

  await test.step('it is packed, weighed and paid', async () => {
    await at.waitForStaff();
    await at.stands('PENDING_PAYMENT');
    await expect(main).toContainText(say('transit:receipt.invoice'));
    for (const boxNo of [1, 2]) await expect(main).toContainText(say('transit:fee.box', { boxNo, boxes: 2 }));
    await look('packed');
    await at.pay();
    await at.stands('PAID');
  });

  await test.step('its carrier brings it to the door, each word of each box with time and place', async () => {
    await at.waitForStaff();
    await at.stands('DELIVERED');
    const news = main.getByText(wordsWith(say, 'transit:track.events', 'count'));
    await expect(news).toHaveCount(2);
    for (const box of await news.all()) await box.click();
    // in another language than the carrier's its own words stand behind a press
    const originals = main.getByRole('button', { name: say('transit:track.originals') }).first();
    if (await originals.isVisible()) await originals.click();
    for (const word of ['Cleared by export customs', 'Released by import customs', 'With the courier for delivery'])
      await expect(main.getByText(word)).toHaveCount(2);
    await expect(main.getByText(/Sampan Express/)).toHaveCount(2);
    await look('delivered');
  });

  await test.step('it is complete, and said to have been good', async () => {
    await at.complete();
    await main.getByRole('button', { name: say('transit:review.open') }).click();
    const review = page.getByRole('dialog');
    await review.getByRole('radio', { name: '4/5' }).check({ force: true });
    await review.getByLabel(say('transit:review.words')).fill('Well packed.');
    const buffer = await sharp({ create: { width: 120, height: 90, channels: 3, background: '#7a5' } })
      .jpeg()
      .toBuffer();
    const picture = { name: 'here.jpg', mimeType: 'image/jpeg', buffer };
    await review.getByLabel(say('transit:review.pictures')).setInputFiles(picture);
    await look('review');
    await review.getByRole('button', { name: say('transit:review.send') }).click();
    await expect(main.getByRole('heading', { name: say('transit:review.mine') })).toBeVisible();
    await expect(main).toContainText('Well packed.');
    await look('complete');
    const { status, review: given } = await shopper.api(transitEndpoints.get, { params: { id: at.id() } });
    expect({ status, stars: given?.stars, photos: given?.photos.length }).toEqual({
      status: 'COMPLETED',
      stars: 4,
      photos: 1,
    });
  });
}
