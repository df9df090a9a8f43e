/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CountJobsQuery, CountJobsQueryVariables } from '../graphql';

export const CountJobsDocument: DocumentTypeDecoration<CountJobsQuery, CountJobsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:b14d32ab6fe090feabbcef578faeac7f5e39bfef5ce923b4a05aa2be3c3d3ef9' },
};
