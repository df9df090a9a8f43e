import { useAction } from '../../../shared/hooks/action/useAction';
import { useTexts } from '../../page/every-page/useTexts';
import { uploadCompanyFile } from '../../services/files';
import { usePortal, useSayDone } from '../../services/usePortal';
import { useProblem } from '../answer/Problem';
import page from '../page/page.module.css';
import { CompanyFileField } from './CompanyFileField';
import type { CompanyFile } from './file-rules';

interface CompanyUploadProps {
  company: string;
  kind: CompanyFile;
  present?: string | undefined;
  onDone: () => void;
}

/** Uploads a file as soon as it is chosen. */
export function CompanyUpload({ company, kind, present, onDone }: CompanyUploadProps) {
  const texts = useTexts('companyForm');
  const { service } = usePortal();
  const { problem, tell, clear } = useProblem();
  const sayDone = useSayDone();
  const { run: send, busy } = useAction(async (file: File) => {
    clear();
    await uploadCompanyFile(service, company, kind, file);
    sayDone(texts.files[kind].done);
    onDone();
  }, tell);
  return (
    <div>
      <CompanyFileField
        kind={kind}
        present={present}
        problem={problem}
        onChoose={(file) => file && send(file)}
      />
      <p role="status" className={`${page.quiet} ${page.live}`}>
        {busy && texts.files.sending}
      </p>
    </div>
  );
}
