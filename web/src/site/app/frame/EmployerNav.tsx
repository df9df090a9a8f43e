import { paths } from '@/site/lib/paths';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import frame from './Header.module.css';

function useNavItems(): { href: string; label: string }[] {
  const texts = useTexts('employer');
  const link = useHref();
  return [
    { href: link(paths.employer('services')), label: texts.services },
    { href: link(paths.employer('solutions')), label: texts.solutions },
    { href: link(paths.employer('job-ad-booster')), label: texts.jobAdBooster },
    { href: link(paths.employer('temp-worker-matching')), label: texts.tempWorkerMatching },
    { href: link(paths.employer('blogs-list')), label: texts.blogs },
    { href: link(paths.employer('faq')), label: texts.faq },
    { href: link(paths.employer('bidding-faq')), label: texts.biddingFaq },
    { href: link(paths.employer('community-guidelines')), label: texts.communityGuidelines },
  ];
}

/** Links to the pages for employers. */
export function EmployerNavItems({ className }: { className: string | undefined }) {
  const items = useNavItems();
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.href}>
          <a className={frame.link} href={item.href}>
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
