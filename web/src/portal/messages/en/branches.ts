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
  noneText: 'Add the first one, so that jobs have an address.',
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
    "Paste a link shared from a map, or type coordinates (22.3193,114.1694) or a station and distance (Mong Kok station 200 m). Left empty, it is the district's centre.",
  placeFound: (coordinates) => `Place: ${coordinates}`,
  onMap: 'See it on a map',
  here: 'Use where I am now',
  hereRefused: 'Your location could not be found. Allow it in the settings of your browser.',
  notExact: "placed at the district's centre",
  openJobs: (count) => {
    if (count === 0) return 'no open jobs';
    return count === 1 ? '1 open job' : `${count} open jobs`;
  },
  save: 'Save the branch',
  saved: 'The branch was saved',
  remove: 'Delete the branch',
  removeTitle: (name) => `Delete ${name}?`,
  removeText: (jobs) => {
    if (jobs === 0) return 'This cannot be undone.';
    return jobs === 1
      ? 'One open job keeps the address that it has.'
      : `${jobs} open jobs keep the address that they have.`;
  },
  removed: (name) => `${name} was deleted`,
  jobsTitle: 'Change the jobs, too?',
  jobsText: (count) =>
    count === 1
      ? 'One open job is at this branch and shows its address.'
      : `${count} open jobs are at this branch and show its address.`,
  jobsToo: 'Change the jobs, too',
  branchOnly: 'Change the branch only',
};
