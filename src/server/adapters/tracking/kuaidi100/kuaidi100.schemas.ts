import * as z from 'zod/mini';

const said = z.nullish(z.string());
/** Some servers of theirs write numbers as numbers. */
const code = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
);

const CourierEvent = z.object({
  time: said,
  ftime: said,
  context: said,
  /** In Chinese. */
  status: said,
  statusCode: z.nullish(code),
  areaName: said,
  location: said,
});
export type CourierEvent = z.infer<typeof CourierEvent>;

/** What is known of a number: the newest event first. */
export const CourierResult = z.object({
  nu: z.string(),
  state: z.nullish(code),
  data: z.nullish(z.array(CourierEvent)),
});
export type CourierResult = z.infer<typeof CourierResult>;

/** What a question is refused with, and a subscription is answered with. */
export const CourierReply = z.object({ returnCode: code, message: said });

export const CourierPush = z.object({ status: z.string(), message: said, lastResult: z.nullish(CourierResult) });
