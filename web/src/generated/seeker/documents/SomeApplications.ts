/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SomeApplicationsQuery, SomeApplicationsQueryVariables } from '../graphql';

export const SomeApplicationsDocument: DocumentTypeDecoration<SomeApplicationsQuery, SomeApplicationsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:4c04aeccb932a44d29591e3710a239a4f7ca604cd455fc4bfc34cab1c89ec776' },
};
