import type { TenantRecord } from '../../server/kernel/tenant-record';
import { demoSite } from './data/site/demo';
import { dubaiSite } from './data/site/dubai';
import { hanoiSite } from './data/site/hanoi';
import { kathmanduSite } from './data/site/kathmandu';
import { seoulSite } from './data/site/seoul';
import type { Site } from './data/site/site';
import { tashkentSite } from './data/site/tashkent';
import { demo } from './data/tenants/demo';
import { dubai } from './data/tenants/dubai';
import { hanoi } from './data/tenants/hanoi';
import { kathmandu } from './data/tenants/kathmandu';
import { seoul } from './data/tenants/seoul';
import { tashkent } from './data/tenants/tashkent';

export interface DemoShop {
  record: TenantRecord;
  site: Site;
}

/** The six shops of the demo world. */
export const DEMO_SHOPS: DemoShop[] = [
  { record: demo, site: demoSite },
  { record: hanoi, site: hanoiSite },
  { record: tashkent, site: tashkentSite },
  { record: seoul, site: seoulSite },
  { record: dubai, site: dubaiSite },
  { record: kathmandu, site: kathmanduSite },
];
