import type { JobFullFragment } from '@/generated/seeker/graphql';
import { useDisclosure } from '@/shared/hooks/useDisclosure';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { Button } from '@/shared/ui/button/Button';
import { SvgIcon } from '@/shared/ui/Icon';
import { Deferred } from '@/site/page/Deferred';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';
import { loginHref } from '@/site/services/api/login-target';
import { isLoggedIn } from '@/site/services/session/state';
import { useSession } from '@/site/services/session/useSession';

/** An SVG path on Icon's grid. */
const flag = 'M6 21V4h12l-2.5 4L18 12H6';

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
        <SvgIcon path={flag} />
        {texts.button}
      </Button>
      {open && <Deferred name="job/ReportDialog" props={{ jobId: job._id, onClose: () => setOpen(false) }} />}
    </div>
  );
}
