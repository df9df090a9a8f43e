/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { FindJobTypesQuery, FindJobTypesQueryVariables } from '../graphql';

export const FindJobTypesDocument: DocumentTypeDecoration<FindJobTypesQuery, FindJobTypesQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:6d55706590f885d86ab5ce4fe904e8502495167967eadf1484935fd0d51d7203' },
};
