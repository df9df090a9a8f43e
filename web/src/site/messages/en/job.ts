import type { Catalogue } from '../catalogue';

export const job: Catalogue['job'] = {
  title: (name, company) => `${name} at ${company}`,
  description: (name, company, pay, locations) =>
    `${company} is hiring: ${name}. Pay ${pay}. Where: ${locations}. Apply today.`,
  home: 'Home',
};
