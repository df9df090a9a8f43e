import type { JobFullFragment } from '../../../generated/graphql';
import { Late } from '../../../lib/late';
import { loginHref } from '../../../lib/login-target';
import { useNavigation } from '../../../lib/navigation';
import { useOpened } from '../../../lib/opened';
import { usePage, useTexts } from '../../../lib/page';
import { useSession } from '../../../lib/session/access';
import { isLoggedIn } from '../../../lib/session/state';
import { Button } from '../../../ui/Button';
import { Drawing } from '../../../ui/Icon';
import { icons } from './icons';

/** The way to tell that something is wrong with the job; only those who are logged in may. */
export function Report({ job }: { job: JobFullFragment }) {
  const { report: texts } = useTexts('jobDetails');
  const { address } = usePage();
  const { go } = useNavigation();
  const { state } = useSession();
  const [open, setOpen] = useOpened<boolean>();
  const press = () => (isLoggedIn(state) ? setOpen(true) : go(loginHref(address)));
  return (
    <div>
      <Button kind="quiet" onClick={press}>
        <Drawing path={icons.flag} />
        {texts.button}
      </Button>
      {open && <Late name="job/ReportDialog" props={{ jobId: job._id, onClose: () => setOpen(false) }} />}
    </div>
  );
}
