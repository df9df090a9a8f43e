import { counted, plural } from '@/shared/messages/plural';
import type { Catalogue } from '../catalogue';

export const branches: Catalogue['branches'] = {
  viewer: 'Only owners and recruiters can change branches.',
  title: 'Branches',
  lead: 'Where people work. Jobs take their addresses from here.',
  branch: 'Branch',
  add: 'Add a branch',
  addTitle: 'Add a branch',
  addLead: 'A shop, an office, a warehouse: wherever people come to work.',
  added: 'The branch was added',
  noneTitle: 'No branches yet',
  noneText: 'Add the first one so that your jobs have an address.',
  nameZh: 'Name in Chinese',
  nameEn: 'Name in English',
  nameHint: 'For example: Mong Kok shop. One language is enough.',
  addressZh: 'Address in Chinese',
  addressEn: 'Address in English',
  addressHint: 'Street, building, floor. One language is enough, both are better.',
  district: 'District',
  chooseDistrict: 'Please choose',
  place: 'Place on the map',
  placeHint:
    "Paste a link shared from a map, or type coordinates (22.3193,114.1694) or a station and distance (Mong Kok station 200 m). If left empty, the district's centre is used.",
  placeFound: (coordinates) => `Place: ${coordinates}`,
  onMap: 'See it on a map',
  here: 'Use my current location',
  hereRefused: 'Your location could not be found. Please allow it in your browser settings.',
  notExact: "placed at the district's centre",
  openJobs: (count) => {
    if (count === 0) return 'no open jobs';
    return counted(count, 'open job', 'open jobs');
  },
  save: 'Save the branch',
  saved: 'The branch was saved',
  remove: 'Delete the branch',
  removeTitle: (name) => `Delete ${name}?`,
  removeText: (jobs) => {
    if (jobs === 0) return 'This cannot be undone.';
    return plural(jobs, 'One open job keeps its address.', `${jobs} open jobs keep their address.`);
  },
  removed: (name) => `${name} was deleted`,
  jobsTitle: 'Change the jobs, too?',
  jobsText: (count) =>
    plural(
      count,
      'One open job is at this branch and shows its address.',
      `${count} open jobs are at this branch and show its address.`,
    ),
  jobsToo: 'Change the jobs, too',
  branchOnly: 'Change the branch only',
};
