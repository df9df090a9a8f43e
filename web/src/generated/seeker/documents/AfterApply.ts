/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { AfterApplyQuery, AfterApplyQueryVariables } from '../graphql';

export const AfterApplyDocument: DocumentTypeDecoration<AfterApplyQuery, AfterApplyQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:045d1c3a9d1a5e79426ea4029dfafed750b035171bc955344098d055f3d24144' },
};
