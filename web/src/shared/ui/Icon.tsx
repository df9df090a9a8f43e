import styles from './Icon.module.css';

/** Line drawings on a 24 by 24 grid; one path each. */
const iconPaths = {
  arrowRight: 'M5 12h14m-6-6 6 6-6 6',
  bell: 'M6 16V11a6 6 0 1 1 12 0v5l1.5 2h-15L6 16Zm4 4.5a2.2 2.2 0 0 0 4 0',
  bookmark: 'M6 4h12v16l-6-4.5L6 20V4Z',
  briefcase: 'M4 8h16v11H4V8Zm5 0V5h6v3M4 13h16',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9 6 6 6-6',
  chevronLeft: 'm15 6-6 6 6 6',
  chevronRight: 'm9 6 6 6-6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  feed: 'M5 19h.5M5 12.5a6.5 6.5 0 0 1 6.5 6.5M5 6a13 13 0 0 1 13 13',
  filter: 'M4 7h16M7 12h10m-7 5h4',
  globe: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 0c-5 5-5 12 0 17m0-17c5 5 5 12 0 17M4 12h16',
  heart: 'M12 20C5 15 3.5 11.5 3.5 9a4.4 4.4 0 0 1 8.5-1.5A4.4 4.4 0 0 1 20.5 9c0 2.5-1.5 6-8.5 11Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  external: 'M14 5h5v5m0-5-8 8M17 13v6H5V7h6',
  pencil: 'M5 19h3.5L19 8.5 15.5 5 5 15.5V19Zm8-11.5 3.5 3.5',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  pin: 'M12 21c-5-5.5-7-8.5-7-11.5a7 7 0 1 1 14 0c0 3-2 6-7 11.5Zm0-14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L20.5 20.5',
  shop: 'M4 10 6 4h12l2 6M4 10h16v10H4V10Zm5 10v-6h6v6',
  warning: 'M12 4 2.5 20h19L12 4Zm0 6v5m0 2.5v.5',
} as const;

export type IconName = keyof typeof iconPaths;

export const iconNames = Object.keys(iconPaths) as IconName[];

/** Decorates a text, which carries the meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <SvgIcon path={iconPaths[name]} size={size} />;
}

/** An icon used by only one feature, given as a path. */
export function SvgIcon({ path, size = 20 }: { path: string; size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
