import * as z from 'zod/mini';
import { endpoint, Empty } from './endpoint.schemas';
import { Id } from './fields.schemas';
import { PushDeviceInput, PushDevices } from './push.schemas';

export const pushEndpoints = {
  listDevices: endpoint({
    method: 'GET',
    path: '/front/user/push-devices',
    access: 'user',
    response: PushDevices,
    toLookers: { instead: { publicKey: '', ids: [] } },
    summary: 'Devices that are told of news at once, and the key to subscribe with.',
  }),
  saveDevice: endpoint({
    method: 'PUT',
    path: '/front/user/push-devices',
    access: 'user',
    body: PushDeviceInput,
    response: Empty,
    summary: 'Have this device told of news, as long as it is logged in.',
  }),
  removeDevice: endpoint({
    method: 'DELETE',
    path: '/front/user/push-devices/{id}',
    access: 'user',
    params: z.object({ id: Id }),
    response: Empty,
    summary: 'Have a device told no more.',
  }),
};
