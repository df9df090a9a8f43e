import type { JobFullFragment } from '../../../generated/seeker/graphql';
import { useDisclosure } from '../../../shared/hooks/every-page/useDisclosure';
import { useNavigation } from '../../../shared/hooks/every-page/useNavigation';
import { Button } from '../../../shared/ui/button/Button';
import { Drawing } from '../../../shared/ui/every-page/Icon';
import { Deferred } from '../../page/every-page/Deferred';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { loginHref } from '../../services/api/login-target';
import { isLoggedIn } from '../../services/session/every-page/state';
import { useSession } from '../../services/session/every-page/useSession';
import { icons } from './icons';

/** Reports a problem with the job; requires a login. */
export function Report({ job }: { job: JobFullFragment }) {
  const { report: texts } = useTexts('jobDetails');
  const { address } = usePage();
  const { go } = useNavigation();
  const { state } = useSession();
  const [open, setOpen] = useDisclosure<boolean>();
  const press = () => (isLoggedIn(state) ? setOpen(true) : go(loginHref(address)));
  return (
    <div>
      <Button kind="quiet" onClick={press}>
        <Drawing path={icons.flag} />
        {texts.button}
      </Button>
      {open && <Deferred name="job/ReportDialog" props={{ jobId: job._id, onClose: () => setOpen(false) }} />}
    </div>
  );
}
