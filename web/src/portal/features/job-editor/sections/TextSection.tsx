import { TextArea } from '../../../../shared/ui/fields/TextArea';
import { TextField } from '../../../../shared/ui/fields/TextField';
import page from '../../../components/page/page.module.css';
import { useTexts } from '../../../page/every-page/useTexts';
import { Findings } from '../Findings';
import { useText } from '../useEditor';

const nameMaxLength = 100;
const descriptionMaxLength = 5000;

function Chinese() {
  const texts = useTexts('jobEditor');
  return (
    <>
      <div>
        <TextField
          {...useText('nameZh')}
          label={texts.nameZh}
          hint={texts.nameHint}
          lang="zh-Hant-HK"
          maxLength={nameMaxLength}
        />
        <Findings field="name" locale="zh_hant" />
      </div>
      <div>
        <TextArea
          {...useText('descriptionZh')}
          label={texts.descriptionZh}
          maxLength={descriptionMaxLength}
        />
        <Findings field="description" locale="zh_hant" />
      </div>
    </>
  );
}

function English() {
  const texts = useTexts('jobEditor');
  return (
    <>
      <div>
        <TextField {...useText('nameEn')} label={texts.nameEn} lang="en-HK" maxLength={nameMaxLength} />
        <Findings field="name" locale="en" />
      </div>
      <div>
        <TextArea
          {...useText('descriptionEn')}
          label={texts.descriptionEn}
          maxLength={descriptionMaxLength}
        />
        <Findings field="description" locale="en" />
      </div>
    </>
  );
}

/** One language is enough; with both, every seeker can read it. */
export function TextSection() {
  const texts = useTexts('jobEditor');
  return (
    <div className={page.stack}>
      <p className={page.quiet}>{texts.textHint}</p>
      <Chinese />
      <English />
    </div>
  );
}
