import Head from 'next/head';
import { useTenant } from '../../client/use-shell';
import type { HowTo } from '../../contract/content';
import { ArticleHtml } from '../../ui/article-html';
import { pictureAt } from '../../contract/picture-address';
import classes from './how-to-screen.module.css';

/** How to use the shop, in pictures: a banner, then steps whose picture changes sides (RTE-9). */
export function HowToScreen({ howTo: { banner, steps } }: { howTo: HowTo }) {
  const { name: shop } = useTenant();
  return (
    <div className={classes.page}>
      <Head>
        <title key="title">{`${banner.title} · ${shop}`}</title>
      </Head>
      <div className={classes.banner}>
        <img
          src={banner.image}
          srcSet={`${pictureAt(banner.image, 800)} 800w, ${banner.image} 1600w`}
          sizes="(max-width: 75em) 94vw, 1200px"
          alt=""
          width={1600}
          height={560}
          fetchPriority="high"
        />
        <div className={classes.words}>
          <h1>{banner.title}</h1>
          <p>{banner.subtitle}</p>
        </div>
      </div>
      <ol className={classes.steps}>
        {steps.map(({ name, remark, image, description }) => (
          <li key={name} className={classes.step}>
            <img
              className={classes.picture}
              src={pictureAt(image, 400)}
              srcSet={`${pictureAt(image, 400)} 400w, ${pictureAt(image, 800)} 800w`}
              sizes="(max-width: 48em) 92vw, 460px"
              alt=""
              width={800}
              height={800}
              loading="lazy"
            />
            <div className={classes.text}>
              <h2>{name}</h2>
              <p className={classes.remark}>{remark}</p>
              <ArticleHtml html={description} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
