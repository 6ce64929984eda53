import type { ResponseOf } from '../../../contract/endpoint';
import type { pushEndpoints } from '../../../contract/push.endpoints';
import { pushPort } from '../../adapters/push/push.registry';
import type { PushDevice } from '../../adapters/push/push.port';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { isPushKey } from '../../kernel/push-key-point';
import { pushDeviceRepo } from './push-device.repo';
import { deviceIdOf, DEVICES } from './push.rules';

export async function listPushDevices(ctx: UserCtx): Promise<ResponseOf<typeof pushEndpoints.listDevices>> {
  const devices = await ctx.tx((tx) => pushDeviceRepo(tx, ownerOf(ctx)).list(DEVICES));
  return { publicKey: pushPort().publicKey, ids: devices.map(({ id }) => id) };
}

/** This browser is told from now on, until it is logged out; of many the one that was added longest ago is told no more. @throws AppError INVALID */
export async function savePushDevice(ctx: UserCtx, device: PushDevice) {
  if (!isPushKey(device.p256dh)) throw new AppError('INVALID', { errors: [{ path: 'p256dh', code: 'push-key' }] });
  await ctx.tx(async (tx) => {
    const devices = pushDeviceRepo(tx, ownerOf(ctx));
    const { sessionId } = ctx.user;
    await devices.save({ id: deviceIdOf(device.endpoint), sessionId, ...device, createdAt: ctx.now() });
    await devices.removeAllBut(DEVICES);
  });
  return {};
}

/** @throws AppError NOT_FOUND */
export async function removePushDevice(ctx: UserCtx, id: string) {
  const wasThere = await ctx.tx((tx) => pushDeviceRepo(tx, ownerOf(ctx)).remove(id));
  if (!wasThere) throw new AppError('NOT_FOUND');
  return {};
}
