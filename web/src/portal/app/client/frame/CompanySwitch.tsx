import { paths } from '@/portal/lib/paths';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership, usePerson } from '@/portal/services/usePortal';
import { CompanyLogo } from '@/shared/components/company-logo/CompanyLogo';
import { useLink } from '@/shared/hooks/application/useLink';
import { textIn } from '@/shared/lib/localized-text';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Icon } from '@/shared/ui/Icon';
import styles from './CompanySwitch.module.css';

/** Lists the person's companies, with a link to add another one. */
export function CompanySwitch({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useTexts('common');
  const { close } = useTexts('application');
  const link = useLink();
  const { locale } = usePage().address;
  const { memberships } = usePerson();
  const current = useMembership().company.id;
  return (
    <Dialog open={open} onClose={onClose} from="below" title={texts.switchCompany} closeLabel={close}>
      <ul className={styles.list}>
        {memberships.map(({ company, role }) => {
          const name = textIn(locale, company.name);
          return (
            <li key={company.id}>
              <a
                className={styles.company}
                href={link(paths.today(company.id))}
                aria-current={company.id === current ? 'page' : undefined}
              >
                <CompanyLogo source={company.logo_thumbnail} name={name} size={40} />
                <span className={styles.textColumn}>
                  {name}
                  <span className={styles.role}>{texts.roles[role]}</span>
                </span>
              </a>
            </li>
          );
        })}
        <li>
          <a className={styles.company} href={link(paths.createCompany)}>
            <Icon name="plus" size={24} />
            {texts.addCompany}
          </a>
        </li>
      </ul>
    </Dialog>
  );
}
