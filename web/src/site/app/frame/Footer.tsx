import { useState } from 'react';
import { Icon } from '@/shared/ui/Icon';
import { SiteLogo } from '@/site/components/site-logo/SiteLogo';
import { StoreLinks } from '@/site/components/store-links/StoreLinks';
import { copyrightFrom } from '@/site/lib/constants';
import { employerPortalHref } from '@/site/lib/external-links';
import { paths } from '@/site/lib/paths';
import { footer as english } from '@/site/messages/en/footer';
import { footer as chinese } from '@/site/messages/zh-hant/footer';
import { renderedOnce } from '@/site/page/rendered-once';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useSiteName } from '@/site/page/useSiteName';
import { useTexts } from '@/site/page/useTexts';
import type { FooterProps } from '../useClientFrame';
import styles from './Footer.module.css';
import { HongKongFlag } from './HongKongFlag';
import { SearchAction } from './SearchAction';

/** The footer's script contains its texts, because a page can be read without them. */
const ownTexts = { 'zh-hant': chinese, en: english };

function useFooterTexts() {
  const { locale } = usePage().address;
  return { ...useTexts('common').footer, ...ownTexts[locale] };
}

interface FooterLink {
  /** Entries without a link are left out. */
  href: string | undefined;
  label: string;
  external?: boolean;
}

interface FooterSectionProps {
  id: `footer-${string}`;
  title: string;
  links: readonly FooterLink[];
}

/** A column on a desktop, an accordion on a phone. */
function FooterSection({ id, title, links }: FooterSectionProps) {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        <span className={styles.wide}>{title}</span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {title}
          <Icon name="chevronDown" />
        </button>
      </h2>
      <ul id={id} className={`${styles.links} ${open ? '' : styles.closed}`}>
        {links.map(
          ({ href, label, external }) =>
            href !== undefined && (
              <li key={href}>
                <a
                  className={styles.link}
                  href={href}
                  {...(external && { target: '_blank', rel: 'noopener' })}
                >
                  {label}
                </a>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

function Sections() {
  const texts = useFooterTexts();
  const link = useHref();
  const { config, address } = usePage();
  return (
    <>
      <FooterSection
        id="footer-seekers"
        title={texts.seekers}
        links={[
          { href: link(paths.findJobs()), label: texts.jobSearch },
          { href: link(paths.profile('myProfile')), label: texts.myResume },
          { href: link(paths.profile('myJobAlert')), label: texts.jobAlert },
          { href: link(paths.blogs), label: texts.careerBlogs },
        ]}
      />
      <FooterSection
        id="footer-about"
        title={texts.about}
        links={[
          { href: link(paths.mobileApp), label: texts.aboutApp },
          { href: link(paths.latestNews), label: texts.latestNews },
          { href: link(paths.contactUs), label: texts.contactUs },
          { href: link(paths.terms), label: texts.terms },
          { href: link(paths.privacy), label: texts.privacy },
        ]}
      />
      <FooterSection
        id="footer-employers"
        title={texts.employers}
        links={[
          { href: link(paths.employers), label: texts.employerServices },
          { href: employerPortalHref(config, address.locale), label: texts.employerPortal, external: true },
        ]}
      />
    </>
  );
}

/** Sections for employers: the offer, how it works, and the company behind it. */
function EmployerSections() {
  const common = useFooterTexts();
  const texts = useTexts('employer');
  const link = useHref();
  const { config, address } = usePage();
  return (
    <>
      <FooterSection
        id="footer-hire"
        title={texts.hire}
        links={[
          { href: link(paths.employer('services')), label: texts.services },
          { href: link(paths.employer('solutions')), label: texts.solutions },
          { href: link(paths.employer('job-ad-booster')), label: texts.jobAdBooster },
          { href: link(paths.employer('temp-worker-matching')), label: texts.tempWorkerMatching },
          { href: employerPortalHref(config, address.locale), label: common.employerPortal, external: true },
        ]}
      />
      <FooterSection
        id="footer-help"
        title={texts.help}
        links={[
          { href: link(paths.employer('faq')), label: texts.faq },
          { href: link(paths.employer('bidding-faq')), label: texts.biddingFaq },
          { href: link(paths.employer('community-guidelines')), label: texts.communityGuidelines },
          { href: link(paths.employer('blogs-list')), label: texts.blogs },
        ]}
      />
      <FooterSection
        id="footer-about"
        title={common.about}
        links={[
          { href: link(paths.contactUs), label: common.contactUs },
          { href: link(paths.terms), label: common.terms },
          { href: link(paths.privacy), label: common.privacy },
          { href: link(paths.home), label: texts.forSeekers },
        ]}
      />
    </>
  );
}

function Download() {
  const texts = useFooterTexts();
  const link = useHref();
  return (
    <section className={styles.download}>
      <h2 className={styles.heading}>{texts.download}</h2>
      <div className={styles.app}>
        <img
          className={styles.code}
          src={link('/qr.svg')}
          width={96}
          height={96}
          alt={texts.qrCode}
          loading="lazy"
        />
        <StoreLinks />
      </div>
    </section>
  );
}

const socialNames: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  threads: 'Threads',
};

function Social() {
  const texts = useFooterTexts();
  const { social } = usePage().config;
  return (
    <nav aria-label={texts.social}>
      <ul className={styles.social}>
        {Object.entries(social).map(([name, url]) => (
          <li key={name}>
            <a className={styles.link} href={url} target="_blank" rel="noopener me">
              {socialNames[name] ?? name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The year in Hong Kong, which is eight hours ahead of UTC all year round. */
function hongKongYear(now: Date): number {
  return new Date(now.getTime() + 8 * 60 * 60 * 1000).getUTCFullYear();
}

/** The footer for seekers has the app; the one for employers has their own sections. */
const Foot = renderedOnce('footer', function Foot({ audience }: Pick<FooterProps, 'audience'>) {
  const texts = useFooterTexts();
  const { now, config } = usePage();
  const siteName = useSiteName();
  const year = hongKongYear(now);
  return (
    <footer className={styles.footer} title={`${config.version} ${config.environment}`}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          {audience === 'employers' ? (
            <EmployerSections />
          ) : (
            <>
              <Sections />
              <Download />
            </>
          )}
        </div>
        <div className={styles.base}>
          <SiteLogo />
          <p className={styles.country}>
            <HongKongFlag />
            {texts.country}
          </p>
          <Social />
          <p className={styles.legal}>
            © {copyrightFrom} - {year} {siteName}
            {config.agency_licence !== '' && ` · ${texts.licence(config.agency_licence)}`}
          </p>
        </div>
      </div>
    </footer>
  );
});

export function Footer({ audience = 'seekers', searchAction = false }: FooterProps) {
  return (
    <>
      {searchAction && <SearchAction />}
      <Foot audience={audience} />
    </>
  );
}
