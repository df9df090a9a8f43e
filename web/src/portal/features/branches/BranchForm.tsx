import type { ReactNode } from 'react';
import type { DistrictListedFragment } from '../../../generated/portal/graphql';
import { Button } from '../../../shared/ui/button/Button';
import { Select } from '../../../shared/ui/fields/Select';
import { TextField } from '../../../shared/ui/fields/TextField';
import { Card } from '../../../shared/ui/panels/Card';
import { Problem, useProblem } from '../../components/answer/Problem';
import page from '../../components/page/page.module.css';
import { FormConflict } from '../../components/shared-form/FormConflict';
import { useSharedForm } from '../../components/shared-form/useSharedForm';
import { useTexts } from '../../page/every-page/useTexts';
import { type BranchValues, branchRules, districtGroups } from './branch-values';
import { PlaceField } from './PlaceField';

const nameMaxLength = 100;
const addressMaxLength = 300;

interface BranchFormProps {
  initial: BranchValues;
  /** The name under which unsaved input is kept. */
  draft: string;
  districts: readonly DistrictListedFragment[];
  /** Loads the branch's current values; absent for a new branch. */
  load?: () => Promise<BranchValues>;
  onSave: (values: BranchValues) => Promise<void>;
  /** Rendered beside the save button. */
  children?: ReactNode;
}

export function BranchForm({ initial, draft, districts, load, onSave, children }: BranchFormProps) {
  const texts = useTexts('branches');
  const { problem, tell, clear } = useProblem();
  const form = useSharedForm({
    initial,
    rules: branchRules,
    draft,
    load,
    save: async (values) => {
      clear();
      await onSave(values);
    },
    onError: tell,
  });
  const district = form.field('district');
  const suggest = (code: string) => {
    if (form.values.place !== initial.place) district.onChange(code);
  };
  return (
    <form ref={form.ref} className={page.page} onSubmit={form.onSubmit} noValidate>
      <Card>
        <div className={page.stack}>
          <div className={page.pair}>
            <TextField
              {...form.field('nameZh')}
              label={texts.nameZh}
              hint={texts.nameHint}
              lang="zh-Hant-HK"
              maxLength={nameMaxLength}
            />
            <TextField
              {...form.field('nameEn')}
              label={texts.nameEn}
              lang="en-HK"
              maxLength={nameMaxLength}
            />
          </div>
          <TextField
            {...form.field('addressZh')}
            label={texts.addressZh}
            hint={texts.addressHint}
            lang="zh-Hant-HK"
            maxLength={addressMaxLength}
          />
          <TextField
            {...form.field('addressEn')}
            label={texts.addressEn}
            lang="en-HK"
            maxLength={addressMaxLength}
          />
          <PlaceField field={form.field('place')} district={form.values.district} onDistrict={suggest} />
          <Select
            {...district}
            label={texts.district}
            options={[{ value: '', label: texts.chooseDistrict }]}
            groups={districtGroups(districts)}
          />
        </div>
      </Card>
      <Problem text={problem} />
      <FormConflict
        form={form}
        labels={texts}
        names={{ district: (code) => districts.find((each) => each.code === code)?.name ?? code }}
      />
      <div className={page.row}>
        <Button type="submit" busy={form.busy} aria-disabled={!form.valid}>
          {texts.save}
        </Button>
        {children}
      </div>
    </form>
  );
}
