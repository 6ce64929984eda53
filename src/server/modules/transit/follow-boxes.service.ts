import { transitTransition } from '../../../contract/transit-moves';
import type { TrackedBox, TrackingNews, TrackingPort } from '../../adapters/tracking/tracking.port';
import type { RawAnswer } from '../../../contract/raw-answer';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { doDueWork, type DueWork, type IsStopped } from '../../kernel/due-work';
import { jobScope, type TenantScope } from '../../kernel/tenant-scope';
import { askCompany, hearOfFollowed } from '../warehouse/follow-parcels.service';
import { boxesToAsk, logisticsRepo } from './logistics.repo';
import { applyTracking } from './tracking.service';
import type { BoxRow, TransitRow } from './transit.repo';

/** Whom to ask of a box; undefined: nobody. */
type Choose = (box: TrackedBox) => TrackingPort | undefined;

/** Asks where boxes are that have left, and has them followed. @returns how many were asked for */
export const followBoxes = (choose: Choose, now: Date, isStopped?: IsStopped): Promise<number> =>
  doDueWork({ job: 'follow boxes', due: boxesToAsk, work: ask(choose) }, () => now, isStopped);

const ask =
  (choose: Choose): DueWork['work'] =>
  async ({ tenantId, id }, now) => {
    const scope = jobScope(tenantId, now);
    const found = await scope.tx((tx) => logisticsRepo(tx, scope).findFollowed(id));
    if (found?.box.askAt && found.box.askAt <= now) await askNow(scope, choose, found);
    return undefined;
  };

interface Followed {
  box: BoxRow;
  order: TransitRow;
}

async function askNow(scope: TenantScope, choose: Choose, { box, order }: Followed): Promise<void> {
  const set = (change: Partial<Pick<BoxRow, 'followedBy' | 'askAt'>>) =>
    scope.tx((tx) => logisticsRepo(tx, scope).setAsking(box.id, change));
  if (!isOnTheWay(order) || box.unpackedAt) return set({ askAt: null });
  const tracked = trackedOf({ box, order });
  const { followedBy } = box;
  await askCompany(scope, choose(tracked), {
    tracked,
    followedBy,
    set,
    hear: (provider, news) => hear(scope, provider, tracked, news),
  });
}

const isOnTheWay = (order: TransitRow): boolean => transitTransition(order, 'DELIVERED', 'TRACKING') !== undefined;

const trackedOf = ({ box, order }: Followed): TrackedBox => ({
  tenantId: box.tenantId,
  id: box.id,
  carrier: box.carrier,
  trackingNo: box.trackingNo,
  countryCode: order.address.countryCode,
  phone: order.address.phone,
});

const hear = (scope: TenantScope, provider: string, { carrier, trackingNo }: TrackedBox, news: TrackingNews[]) =>
  applyTracking(scope, { provider, carrier, trackingNo, news });

/** Notes what is known of a box now. @returns how much of it is new */
export const pullNews = async (scope: TenantScope, company: TrackingPort, box: TrackedBox): Promise<number> =>
  hear(scope, company.name, box, await company.pull(box));

/**
 * What the company tells by itself. It has one address for all shops: whose box it is its tag says, which its signature
 * covers. What it tells of boxes that nobody knows is taken and let be, or it would tell it again.
 * @throws AppError NOT_FOUND where it is none of those that follow
 */
export async function hearTracking(ctx: Ctx, name: string, companies: TrackingPort[]): Promise<RawAnswer> {
  const company = companies.find((each) => each.name === name);
  if (!company) throw new AppError('NOT_FOUND');
  const notice = company.readCall({ rawBody: ctx.rawBody, rawQuery: ctx.rawQuery, header: ctx.header });
  if (notice === undefined) {
    ctx.log.warn({ provider: name }, 'callback refused');
    return answer(401, 'signature');
  }
  if (notice) {
    const scope = jobScope(notice.box.tenantId, ctx.now());
    const found = await scope.tx((tx) => logisticsRepo(tx, scope).findFollowed(notice.box.id));
    const isIt = found?.box.trackingNo === notice.trackingNo && found.box.followedBy === name;
    if (isIt) await hear(scope, name, trackedOf(found), notice.newsTo(found.order.address.countryCode));
    // it follows for us what comes to the warehouse, too
    if (!found) await hearOfFollowed(scope, name, notice);
  }
  return answer(200, company.thanks?.body ?? 'ok', company.thanks?.type);
}

const answer = (status: number, body: string, type = 'text/plain; charset=utf-8'): RawAnswer => ({
  status,
  headers: { 'content-type': type },
  body,
});
