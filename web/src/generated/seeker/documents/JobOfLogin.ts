/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobOfLoginQuery, JobOfLoginQueryVariables } from '../graphql';

export const JobOfLoginDocument: DocumentTypeDecoration<JobOfLoginQuery, JobOfLoginQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:70f844c4373d32079d8a558f513bd89ac25f66259f39467b7e3333c42b70873f' },
};
