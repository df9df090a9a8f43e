#pragma once

#include <span>
#include <vector>

#include "domain/deliveries/delivery.hpp"
#include "store/connection.hpp"

// Rows of notifications, written by the transactions that cause or end them. SqlNotificationStore reads them.
namespace hoigung::store {

// Writes or refreshes the notifications among some deliveries. What is new is also queued to be mailed, and
// told to open pages. Returns those that were not written: the seeker or what it is about has gone, it was
// written before, or the seeker of an alert or a saved job has applied for the job, is suspended or being
// deleted.
//
// A notification refers to its seeker and its job, as an application does. To avoid deadlocks, the seekers
// are locked before the first is written, in order, and the counter comes last: nothing may be locked after
// it.
std::vector<const domain::Delivery*> put_notices(Connection& connection,
                                                 std::span<const domain::Delivery> deliveries);

void mark_notice_read(Connection& connection, domain::SeekerId seeker, domain::JobId job,
                      domain::NotificationType type);
void delete_notices_about(Connection& connection, domain::JobId job);

}  // namespace hoigung::store
