import { CompanyLogo } from '../../../../shared/components/company-logo/CompanyLogo';
import { Dialog } from '../../../../shared/ui/dialog/Dialog';
import { Icon } from '../../../../shared/ui/every-page/Icon';
import { paths } from '../../../lib/every-page/paths';
import { textIn } from '../../../lib/localized-text';
import { useLink } from '../../../page/every-page/useLink';
import { usePage } from '../../../page/every-page/usePage';
import { useTexts } from '../../../page/every-page/useTexts';
import { useMembership, usePerson } from '../../../services/usePortal';
import styles from './CompanySwitch.module.css';

/** Lists the person's companies, with a link to add another one. */
export function CompanySwitch({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useTexts('common');
  const link = useLink();
  const { locale } = usePage().address;
  const { memberships } = usePerson();
  const current = useMembership().company.id;
  return (
    <Dialog open={open} onClose={onClose} from="below" title={texts.switchCompany} closeLabel={texts.close}>
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
                <span className={styles.words}>
                  {name}
                  <span className={styles.role}>{texts.roles[role]}</span>
                </span>
              </a>
            </li>
          );
        })}
        <li>
          <a className={styles.company} href={link(paths.found)}>
            <Icon name="plus" size={24} />
            {texts.addCompany}
          </a>
        </li>
      </ul>
    </Dialog>
  );
}
