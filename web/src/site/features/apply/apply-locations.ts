import type { Rule } from '@/shared/forms/validators';
import { maxApplyLocations } from '@/site/lib/constants';

export const applyLocations: Rule<readonly unknown[]> = (list) =>
  list.length > maxApplyLocations ? { key: 'APPLY_LOC_MAX' } : undefined;
