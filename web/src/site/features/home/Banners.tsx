import type { HomeQuery } from '@/generated/seeker/graphql';
import { Carousel } from '@/shared/ui/Carousel';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import styles from './Banners.module.css';

type Banner = HomeQuery['homepage']['home_banners'][number];

export function Banners({ banners }: { banners: readonly Banner[] }) {
  const texts = useTexts('home');
  const common = useTexts('common');
  const link = useHref();
  const items = banners.map((banner, index) => ({
    key: banner.link,
    content: (
      <a
        className={styles.banner}
        href={/^(https?:|\/hk\/)/.test(banner.link) ? banner.link : link(banner.link)}
      >
        <img
          className={styles.picture}
          src={banner.cover_drawing ?? banner.cover_image}
          {...(banner.cover_image_medium && {
            srcSet: `${banner.cover_image_medium} 800w, ${banner.cover_image} 1600w`,
            sizes: '(min-width: 1120px) 680px, 100vw',
          })}
          alt=""
          width={1200}
          height={400}
          loading={index === 0 ? 'eager' : 'lazy'}
        />
        <span className={styles.description}>{banner.description}</span>
      </a>
    ),
  }));
  return (
    <Carousel
      label={texts.banners}
      previousLabel={common.previous}
      nextLabel={common.next}
      slides="wide"
      autoplay={{ stopLabel: texts.stop, startLabel: texts.start }}
      items={items}
    />
  );
}
