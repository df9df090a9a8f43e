/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { LeaveCompanyMutation, LeaveCompanyMutationVariables } from '../graphql';

export const LeaveCompanyDocument: DocumentTypeDecoration<LeaveCompanyMutation, LeaveCompanyMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:4d3cf98674f1cc91aba085ceb46c049432f7b1f3ddef7d426bfd84ec1fd0cb46' },
};
