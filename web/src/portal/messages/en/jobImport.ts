import { counted, plural } from '@/shared/messages/plural';
import type { Catalogue } from '../catalogue';

export const jobImport: Catalogue['jobImport'] = {
  title: 'Import jobs from CSV',
  lead: 'Post or update many jobs at once. Nothing changes until you confirm.',
  comma: ', ',
  how: 'Download the template and fill it in with Excel or another spreadsheet, one job per line.\nSave it as CSV and choose it here.\nCheck the result for each line, then confirm.',
  template: 'Download the template',
  templateName: 'jobs-template.csv',
  file: 'CSV file',
  fileHint:
    'Up to 5,000 lines and 5 MB. Fill in the reference column and your next import will update the same job.',
  reading: 'Reading…',
  read: (lines, encoding) => `${lines} lines, ${encoding}`,
  encodings: (encoding) => encoding.toUpperCase(),
  acts: { create: 'New', change: 'Updated', unchanged: 'Unchanged', skip: 'Skipped' },
  unknownColumns: (columns) => `These columns are not recognised and will be ignored: ${columns}`,
  confirmed: 'This file has been imported. Confirming it again will not post anything twice.',
  confirm: (count) => `Import ${counted(count, 'job', 'jobs')}`,
  another: 'Choose another file',
  nothingToDo: 'There is nothing to import. Please correct the file and try again.',
  onlyProblems: 'Only lines with problems',
  noProblems: 'No problems found.',
  line: (line) => `Line ${line}`,
  column: (column) => `${column}: `,
  pages: 'Pages of the file',
  done: (created, changed, skipped) => `Done: ${created} new, ${changed} updated, ${skipped} skipped.`,
  waiting: (count) =>
    plural(
      count,
      'We will check 1 job before it goes live.',
      `We will check ${count} jobs before they go live.`,
    ),
  changedSince: 'Something has changed since the file was read, so these lines were not imported:',
  toJobs: 'See the jobs',
};
