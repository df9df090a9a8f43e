import { useState } from 'react';
import { type Refusal, refusalText } from '../../../shared/forms/validators';
import { FileField } from '../../../shared/ui/FileField';
import { useTexts } from '../../page/every-page/useTexts';
import { acceptedTypes, type CompanyFile, fileRefusal } from './file-rules';

interface CompanyFileFieldProps {
  kind: CompanyFile;
  /** What is there already. */
  present?: string | undefined;
  /** Why the last file was refused by the service. */
  problem?: string | undefined;
  /** Given only files that may be sent. */
  onChoose: (file: File | undefined) => void;
}

export function CompanyFileField({ kind, present, problem, onChoose }: CompanyFileFieldProps) {
  const texts = useTexts('companyForm');
  const { client } = useTexts('errors');
  const [refusal, setRefusal] = useState<Refusal>();
  return (
    <FileField
      name={kind}
      label={texts.files[kind].label}
      hint={texts.files[kind].hint}
      error={refusal ? refusalText(refusal, client) : problem}
      accepted={acceptedTypes[kind]}
      browseLabel={texts.files.browse}
      noFile={present ?? texts.files.none}
      onChoose={(file) => {
        const refused = fileRefusal(kind, file);
        setRefusal(refused);
        onChoose(refused === undefined ? file : undefined);
      }}
    />
  );
}
