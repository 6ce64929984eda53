import * as z from 'zod/mini';

const said = z.nullish(z.string());

const TrackEvent = z.object({
  time_utc: said,
  time_iso: said,
  description: said,
  location: said,
  sub_status: said,
  address: z.nullish(z.object({ country: said, city: said })),
});
export type TrackEvent = z.infer<typeof TrackEvent>;

const TrackInfo = z.object({
  tracking: z.nullish(
    z.object({ providers: z.nullish(z.array(z.object({ events: z.nullish(z.array(TrackEvent)) }))) }),
  ),
});
export type TrackInfo = z.infer<typeof TrackInfo>;

/** What every call is answered with. */
export const TrackAnswer = z.object({
  code: z.int(),
  data: z.nullish(
    z.object({
      accepted: z.nullish(z.array(z.object({ number: z.string(), track_info: z.nullish(TrackInfo) }))),
      rejected: z.nullish(
        z.array(z.object({ number: z.string(), error: z.object({ code: z.int(), message: z.nullish(z.string()) }) })),
      ),
    }),
  ),
});

/** What its server calls us with. */
export const TrackPush = z.object({
  event: z.string(),
  data: z.object({ number: z.string(), tag: said, track_info: z.nullish(TrackInfo) }),
});
