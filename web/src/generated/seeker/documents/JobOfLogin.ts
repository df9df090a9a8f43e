/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { JobOfLoginQuery, JobOfLoginQueryVariables } from '../graphql';

export const JobOfLoginDocument: DocumentTypeDecoration<JobOfLoginQuery, JobOfLoginQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:46fd0bbcf0221f129531f025abe1228c76d4cfec1777263ce232cc5a592446e8' },
};
