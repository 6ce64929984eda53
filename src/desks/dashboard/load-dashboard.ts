import type { Call } from '../../client/caller';
import type { Dashboard, DashboardQuery } from '../../contract/dashboard';
import { DASHBOARD_SPANS } from '../../contract/dashboard.enums';

const spanOf = (asked: string | undefined): DashboardQuery['days'] =>
  DASHBOARD_SPANS.find((span) => span === asked) ?? '7';

/** The dashboard of as many days as its address asks for. */
export async function loadDashboard(
  call: Call,
  { days }: Record<string, string | undefined>,
): Promise<{ dashboard: Dashboard }> {
  return { dashboard: await call('GET /operator/dashboard', { query: { days: spanOf(days) } }) };
}
