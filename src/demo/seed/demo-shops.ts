import type { OwnProductInput } from '../../contract/own-product';
import type { TenantRecord } from '../../server/kernel/tenant-record';
import { OWN_GOODS } from './data/own-goods';
import { demoSite } from './data/site/demo';
import { dubaiSite } from './data/site/dubai';
import { hanoiSite } from './data/site/hanoi';
import { kathmanduSite } from './data/site/kathmandu';
import { seoulSite } from './data/site/seoul';
import type { Site } from './data/site/site';
import { tashkentSite } from './data/site/tashkent';
import { demo, demoOffers } from './data/tenants/demo';
import { dubai, dubaiOffers } from './data/tenants/dubai';
import { hanoi, hanoiOffers } from './data/tenants/hanoi';
import { kathmandu, kathmanduOffers } from './data/tenants/kathmandu';
import { seoul, seoulOffers } from './data/tenants/seoul';
import type { DemoOffers } from './data/tenants/shared';
import { tashkent, tashkentOffers } from './data/tenants/tashkent';

export interface DemoShop {
  record: TenantRecord;
  site: Site;
  offers: DemoOffers;
  /** What it has in stock itself. */
  ownGoods?: ({ id: string } & OwnProductInput)[];
}

/** The six shops of the demo world. */
export const DEMO_SHOPS: DemoShop[] = [
  { record: demo, site: demoSite, offers: demoOffers, ownGoods: OWN_GOODS },
  { record: hanoi, site: hanoiSite, offers: hanoiOffers },
  { record: tashkent, site: tashkentSite, offers: tashkentOffers },
  { record: seoul, site: seoulSite, offers: seoulOffers },
  { record: dubai, site: dubaiSite, offers: dubaiOffers },
  { record: kathmandu, site: kathmanduSite, offers: kathmanduOffers },
];
