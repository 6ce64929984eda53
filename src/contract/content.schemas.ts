import * as z from 'zod/mini';
import { Email, text } from './fields.schemas';
import { ArticleType } from './tenant.schemas';

export const Article = z.object({ type: ArticleType, title: z.string(), html: z.string() });

export const Banner = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  image: z.string(),
  link: z.string(),
});

export const Announcement = z.object({ id: z.string(), title: z.string(), body: z.string(), publishedAt: z.string() });

/** The pop-up of the home page, shown once in each browser; `image` may be empty. */
export const Campaign = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  image: z.string(),
  link: z.string(),
  button: z.string(),
});

/** `/how-to-use` in pictures (RTE-9); `description` is HTML, sanitised. */
export const HowTo = z.object({
  banner: z.object({ title: z.string(), subtitle: z.string(), image: z.string() }),
  steps: z.array(z.object({ name: z.string(), remark: z.string(), image: z.string(), description: z.string() })),
});

export const FeedbackInput = z.strictObject({ message: text(2000, 1), email: z.optional(Email) });
